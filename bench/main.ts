import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Runtime } from '#functions/ports.ts';
import { startStack } from '#local/stack.ts';
import { bounds, boundText, changeOf, comparison, holds, readBaseline, saveBaseline, TOLERANCE } from './baseline.ts';
import { calibrate, calibrated } from './calibration.ts';
import { type Line, p50, sorted } from './statistics.ts';
import { treeSize } from './tree.ts';

/**
 * `npm run bench`: all figures against their bounds, in minutes. `--quick`: the ratios of commands
 * and replays, in less than a minute. `--quick --compare` prints them beside bench/baseline.json
 * and ends with 1 if a ratio is more than 15 % worse twice in a row. `--quick --save` replaces the
 * baseline. The bounds are in bench/baseline.ts. Each run has a stack of its own. `--json FILE`
 * writes the figures as measured.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
if ((values.compare || values.save) && !values.quick) throw new Error('--compare and --save go with --quick.');

type Measured = { readonly lines: readonly Line[]; readonly figures: Readonly<Record<string, number>> };

const print = ({ lines }: Measured): void => {
  for (const { name, p50, p95 } of lines)
    console.log(`${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(9)} ms   p95 ${p95.toFixed(1).padStart(9)} ms`);
};

const measured = ({ lines, ...figures }: { readonly lines: readonly Line[] } & Readonly<Record<string, unknown>>): Measured => ({
  lines,
  figures: Object.fromEntries(Object.entries(figures).filter((entry): entry is [string, number] => typeof entry[1] === 'number')),
});

/** The measurements in order. The first one makes what the others need. */
const measurements = async (runtime: Runtime) => {
  const { burst, commands, extents, fiveStreams, growth, oneStream, pureReplays, replays } = await import('./measures.ts');
  const { lag } = await import('./lag.ts');
  const { ownVisible } = await import('./ownVisible.ts');
  const extent = values.quick ? extents.quick : extents.full;
  const first = await commands(runtime, extent);
  const { template, client } = first;
  const again = [
    async () => measured(await ownVisible(runtime, template, extent)),
    async () => measured(await growth(runtime, client, extent)),
    async () => measured(await fiveStreams(runtime, client, template, extent)),
  ];
  const quick = [async () => measured(await pureReplays(extent))];
  const full = [
    async () => measured(await oneStream(runtime, client, extent)),
    async () => measured(await lag(runtime)),
    async () => measured(await burst(runtime)),
    async () => measured(await replays(runtime, extent)),
  ];
  const commandsAgain = async () => measured(await commands(runtime, extent));
  return { first: measured(first), commandsAgain, others: [...again, ...(values.quick ? quick : full)] };
};

/** A baseline has the medians of several measurements. */
const PASSES = 3;
const medians = async (again: () => Promise<Measured>, first: Measured): Promise<Measured> => {
  const all = [first];
  while (all.length < PASSES) all.push(await again());
  const names = Object.keys(first.figures);
  return { lines: [], figures: Object.fromEntries(names.map((name) => [name, p50(sorted(all.map(({ figures }) => figures[name] ?? 0)))])) };
};

const isWorse = (name: string, now: number): boolean => changeOf(now, readBaseline().ratios[name] ?? Number.POSITIVE_INFINITY) > TOLERANCE;

const run = async (runtime: Runtime): Promise<Record<string, number>> => {
  const figures: Record<string, number> = {};
  const take = (result: Measured): Measured => {
    print(result);
    Object.assign(figures, result.figures);
    return result;
  };
  const { first, commandsAgain, others } = await measurements(runtime);
  const measuredBy = [{ result: take(first), again: commandsAgain }];
  for (const measure of others) measuredBy.push({ result: take(await measure()), again: measure });
  if (values.save) for (const { result, again } of measuredBy) Object.assign(figures, (await medians(again, result)).figures);
  if (!values.compare) return figures;
  // Another program may have been busy during one measurement; the better of two counts.
  for (const { result, again } of measuredBy) {
    if (!Object.entries(result.figures).some(([name, now]) => isWorse(name, now))) continue;
    console.log('Worse than the baseline: measured again.');
    for (const [name, now] of Object.entries((await again()).figures)) figures[name] = Math.min(now, figures[name] ?? now);
  }
  return figures;
};

const judge = (figures: Readonly<Record<string, number>>, calibration: number): void => {
  for (const [key, bound] of Object.entries(bounds)) {
    const value = calibrated(key, figures[key] ?? Number.NaN, calibration);
    console.log(
      `${key.padEnd(20)} ${value.toFixed(2).padStart(12)}   ${boundText(bound)}   ${holds(bound, value) ? 'holds' : 'DOES NOT HOLD'}`,
    );
  }
};

/** Prints the figures beside the baseline. The result is the number of ratios that are worse. */
const compare = (figures: Readonly<Record<string, number>>): number => {
  const { ratios, tree } = readBaseline();
  console.log(`${''.padEnd(30)} ${'now'.padStart(10)} ${'baseline'.padStart(10)} ${'change'.padStart(7)}   bound`);
  for (const [name, now] of Object.entries(figures)) {
    const bound = bounds[name];
    console.log(`${comparison(name, now, ratios[name])}   ${bound ? boundText(bound) : ''}`.trimEnd());
  }
  for (const [name, now] of Object.entries(treeSize())) console.log(comparison(name, now, tree[name]));
  const worse = Object.entries(figures).filter(([name, now]) => isWorse(name, now));
  for (const [name] of worse) console.log(`${name} is more than ${TOLERANCE * 100} % worse than its baseline, twice in a row.`);
  return worse.length;
};

const calibration = calibrate();
console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, calibration ${calibration.toFixed(2)}`);
const stack = await startStack({ ports: 'free', schedules: false });
Object.assign(process.env, stack.env);
try {
  const { localRuntime } = await import('#local/runtime.ts');
  const figures = await run(localRuntime());
  if (values.json) await writeFile(values.json, `${JSON.stringify({ calibration, ...figures }, null, 2)}\n`);
  if (!values.quick) judge(figures, calibration);
  if (values.compare) process.exitCode = compare(figures) > 0 ? 1 : 0;
  if (values.save) {
    const { counts } = await import('./counts.ts');
    const ratios = Object.fromEntries(Object.entries(figures).map(([name, ratio]) => [name, Number(ratio.toFixed(2))]));
    saveBaseline({ ratios, documents: await counts(), tree: treeSize() });
  }
} finally {
  await stack.stop();
}
process.exit();
