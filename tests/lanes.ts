import { spawn } from 'node:child_process';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isLong, seed } from '#domain/testing/rotation.ts';
import prices from './prices.json' with { type: 'json' };

/**
 * `npm test`: lint, types and the web build in parallel, then all levels in four lanes. A lane
 * runs its levels one after the other, each with its own stack if it needs one. `npm run test:long`
 * runs the same levels with their full matrices.
 */
const lanes = [
  // Tests that wait for servers and depend on time.
  { levels: ['rules', 'acceptance', 'attacks', 'faults', 'faults alone'], nice: 0 },
  { levels: ['demo', 'browser'], nice: 5 },
  // Tests without a stack use the time that the others leave. Unit tests wait for nothing, so they
  // fill what is left of both cores all the time.
  { levels: ['components', 'components alone'], nice: 10 },
  { levels: ['commands', 'unit'], nice: 15 },
] as const;

type Level = (typeof lanes)[number]['levels'][number];

const checks = ['lint', 'types', 'build:web'] as const;

/** A shared compile cache, because dozens of processes load the same libraries. */
const env = { ...process.env, TEST_SEED: seed, NODE_COMPILE_CACHE: join(tmpdir(), 'casting-marketplace-compiled') };

type Outcome = {
  readonly level: Level;
  readonly passed: number;
  readonly failed: number;
  /** Seconds of the clock and of the processors, also of the servers. */
  readonly wall: number;
  readonly cpu: number;
  readonly lastLines: readonly string[];
};

const counted = /^(\d+) passed, (\d+) failed$/;
const priced = /^([\d.]+) s, ([\d.]+) s of processor time$/;
const KEPT_LINES = 100;

/** Runs a level and prints its output without its figures. */
const run = async (level: Level, nice: number): Promise<Outcome> => {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', level], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) setPriority(child.pid, nice);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  let [passed, failed, wall, cpu] = [0, 0, 0, 0];
  const lastLines: string[] = [];
  const passOn = async (from: Readable, say: (line: string) => void) => {
    for await (const line of createInterface(from)) {
      const [count, price] = [counted.exec(line), priced.exec(line)];
      if (count) [passed, failed] = [Number(count[1]), Number(count[2])];
      else if (price) [wall, cpu] = [Number(price[1]), Number(price[2])];
      else {
        say(line);
        lastLines.push(line);
        if (lastLines.length > KEPT_LINES) lastLines.shift();
      }
    }
  };
  await Promise.all([passOn(child.stdout, console.log), passOn(child.stderr, console.error)]);
  // A stack that does not start is in no count, and a level may end before its count.
  if ((await ended) !== 0) failed = Math.max(failed, 1);
  return { level, passed, failed, wall, cpu, lastLines };
};

const runLane = async ({ levels, nice }: (typeof lanes)[number]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const level of levels) outcomes.push(await run(level, nice));
  return outcomes;
};

/** Runs a script of package.json; returns its exit code. */
const runScript = (script: (typeof checks)[number]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** The levels with their figures, and those above their budget. */
const report = (outcomes: readonly Outcome[]): string[] => {
  const seconds = (value: number) => `${Math.round(value)} s`.padStart(6);
  const rows = outcomes.map(
    ({ level, wall, cpu, passed }) =>
      `${level.padEnd(17)} ${seconds(wall)} ${seconds(cpu)} of processor time ${`${passed}`.padStart(6)} tests`,
  );
  const above = isLong ? [] : outcomes.filter(({ level, cpu }) => cpu > prices[level]);
  return [
    ...rows,
    ...above.map(
      ({ level, cpu }) => `${level} needs ${Math.round(cpu)} s of processor time; its budget in tests/prices.json is ${prices[level]} s`,
    ),
  ];
};

const began = Date.now();
const checked = await Promise.all(checks.map(runScript));
const broken = checks.filter((_, index) => checked[index] !== 0);
if (broken.length > 0) {
  console.error(`${broken.join(', ')} failed: no test was run.`);
  process.exit(1);
}
console.log(`Seed of the rotating matrices: ${seed}. TEST_SEED=${seed} repeats this choice.`);
const checksMs = Date.now() - began;

const outcomes = (await Promise.all(lanes.map(runLane))).flat();
// Others may have printed a lot since then.
for (const { level, failed, lastLines } of outcomes)
  if (failed > 0) console.log(`\n${level} failed. Its last lines:\n${lastLines.join('\n')}`);
console.log(
  `\n${[`checks ${Math.round(checksMs / 1000)} s, all ${Math.round((Date.now() - began) / 1000)} s`, ...report(outcomes)].join('\n')}`,
);
const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
const failures = sum(({ failed }) => failed);
process.exitCode = failures > 0 ? 1 : 0;
console.log(`\n${sum(({ passed }) => passed)} passed, ${failures} failed`);
