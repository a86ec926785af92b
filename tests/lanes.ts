import { spawn } from 'node:child_process';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * `npm test`: first lint, types and the web build, side by side; then all levels, in two lanes at once. The levels of the first lane wait much of
 * their time (for deadlines, redeliveries, retries), those of the second compute; each level has a stack of its own, and within a lane they run one
 * after the other. A third lane would starve the second.
 */
const lanes = [
  { levels: ['unit', 'components*', 'acceptance', 'faults', 'rules'], nice: 0 },
  // After the first, whose tests run by the clock.
  { levels: ['demo', 'browser', 'attacks'], nice: 10 },
] as const;

const checks = ['lint', 'types', 'build:web'] as const;

/** Dozens of processes load the same libraries: each finds what an earlier one compiled. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'casting-marketplace-compiled') };

type Outcome = { readonly passed: number; readonly failed: number; readonly exitCode: number };

const count = /^(\d+) passed, (\d+) failed$/;

/** Runs the levels of a lane and passes on what it says, but for its own count. */
const run = async ({ levels, nice }: (typeof lanes)[number]): Promise<Outcome> => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...levels.flatMap((level) => ['--project', level])];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid) setPriority(child.pid, nice);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  // A lane that ends before it has counted has failed.
  let [passed, failed] = [0, 1];
  for await (const line of createInterface(child.stdout)) {
    const counted = count.exec(line);
    if (counted) [passed, failed] = [Number(counted[1]), Number(counted[2])];
    else console.log(line);
  }
  return { passed, failed, exitCode: await ended };
};

/** Runs a script of package.json and answers with its exit code. */
const runScript = (script: (typeof checks)[number]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const checked = await Promise.all(checks.map(runScript));
const failed = checks.filter((_, index) => checked[index] !== 0);
if (failed.length > 0) {
  console.error(`${failed.join(', ')} failed: no test was run.`);
  process.exit(1);
}

const outcomes = await Promise.all(lanes.map(run));
const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
process.exitCode = Math.max(...outcomes.map(({ exitCode }) => exitCode));
console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
