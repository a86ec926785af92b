import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { logTo } from '#functions/platform/log.ts';
import { recordSpans } from '#functions/platform/recordSpans.ts';
import { changeFee, makeOffer, worldAfter } from '#functions/testing/smallWorld.ts';
import { traceStore } from '#local/functionsHost/traceStore.ts';
import { processOf, type World } from '#local/memory/process.ts';

// The cost of spans and log lines per command, without servers: the database is in memory. The
// variants alternate in one run.

/** Commands per turn, and turns per variant. */
const COMMANDS = 200;
const TURNS = 25;

const withoutLines = () => logTo(() => undefined);
const withLines = () => logTo((line) => void JSON.stringify(line));
const recorded = (share: number) => recordSpans({ processor: traceStore().processor, share, service: 'bench', project: 'bench' });

/** The variants; each returns a function that ends it. */
const ways: Readonly<Record<string, () => () => Promise<void>>> = {
  'no lines, no spans': () => {
    const end = withoutLines();
    return async () => end();
  },
  'a line, no spans (as deployed)': () => {
    const end = withLines();
    return async () => end();
  },
  'a line, spans of 5 %': () => {
    const [lines, spans] = [withLines(), recorded(0.05)];
    return async () => {
      lines();
      await spans();
    };
  },
  'a line, all spans': () => {
    const [lines, spans] = [withLines(), recorded(1)];
    return async () => {
      lines();
      await spans();
    };
  },
};

let fee = 50_000;
/** The processor time of a command (µs), so that other processes do not count. */
const turn = async (world: World): Promise<number> => {
  const runtime = processOf(world);
  const began = process.cpuUsage();
  for (let run = 0; run < COMMANDS; run++) {
    fee += 1;
    await executeCommand(runtime, changeFee(fee));
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / COMMANDS;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const taken = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
for (let round = 0; round <= TURNS; round++)
  for (const [name, begin] of Object.entries(ways)) {
    const world = await worldAfter(makeOffer);
    const end = begin();
    const time = await turn(world);
    await end();
    // The first round is for warm-up.
    if (round > 0) taken.get(name)?.push(time);
  }
for (const [name, times] of taken)
  console.log(`${name.padEnd(34)} ${median(times).toFixed(0).padStart(6)} µs a command, ${Math.min(...times).toFixed(0)} at best`);
