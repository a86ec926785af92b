import { spawn } from 'node:child_process';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * `npm test`: lint, types and the web build in parallel, then all levels in two lanes, which take
 * about equally long. Each level with servers has its own stack; a lane runs them in order.
 */
const lanes = [
  { levels: ['components*', 'rules', 'acceptance', 'attacks', 'faults*'], nice: 0 },
  // Lower priority than the first lane, whose tests depend on time.
  { levels: ['unit', 'demo', 'browser'], nice: 10 },
] as const;

const checks = ['lint', 'types', 'build:web'] as const;

/** A shared compile cache, because dozens of processes load the same libraries. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'casting-marketplace-compiled') };

type Outcome = {
  readonly levels: readonly string[];
  readonly passed: number;
  readonly failed: number;
  readonly lastLines: readonly string[];
};

const count = /^(\d+) passed, (\d+) failed$/;
const keptLines = 100;

/** Runs the levels of a lane and prints their output without their count. */
const run = async ({ levels, nice }: (typeof lanes)[number]): Promise<Outcome> => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...levels.flatMap((level) => ['--project', level])];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid) setPriority(child.pid, nice);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  let [passed, failed] = [0, 0];
  const lastLines: string[] = [];
  const passOn = async (from: Readable, say: (line: string) => void) => {
    for await (const line of createInterface(from)) {
      const counted = count.exec(line);
      if (counted) [passed, failed] = [Number(counted[1]), Number(counted[2])];
      else {
        say(line);
        lastLines.push(line);
        if (lastLines.length > keptLines) lastLines.shift();
      }
    }
  };
  await Promise.all([passOn(child.stdout, console.log), passOn(child.stderr, console.error)]);
  // A stack that does not start is in no count, and a lane may end before its count.
  if ((await ended) !== 0) failed = Math.max(failed, 1);
  return { levels, passed, failed, lastLines };
};

/** Runs a script of package.json; returns its exit code. */
const runScript = (script: (typeof checks)[number]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const checked = await Promise.all(checks.map(runScript));
const broken = checks.filter((_, index) => checked[index] !== 0);
if (broken.length > 0) {
  console.error(`${broken.join(', ')} failed: no test was run.`);
  process.exit(1);
}

const outcomes = await Promise.all(lanes.map(run));
// The other lane may have printed a lot since then.
for (const { levels, failed, lastLines } of outcomes)
  if (failed > 0) console.log(`\n${levels.join(', ')} failed. What they said last:\n${lastLines.join('\n')}`);
const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
const failures = sum(({ failed }) => failed);
process.exitCode = failures > 0 ? 1 : 0;
console.log(`\n${sum(({ passed }) => passed)} passed, ${failures} failed`);
