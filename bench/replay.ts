import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startStack } from '#local/stack.ts';
import type { History } from '#tests/support/history/history.ts';
import { memoryByProgram, temporaryFilesOf } from './processes.ts';

const { values } = parseArgs({ options: { events: { type: 'string', default: '100000' }, json: { type: 'string' } } });
const WANTED = Number(values.events);
/** Those of `npm run replay`. Without a bound on its heap Node collects its garbage late. */
const options = ['--max-old-space-size=400', '--max-semi-space-size=16'];
const SAMPLE_MS = 250;

type Run = {
  readonly name: string;
  readonly seconds: number;
  readonly eventsPerSecond: number;
  readonly peakMb: number;
  readonly filesMb: number;
};

/**
 * Time and memory of `npm run replay` on a log of the given size: a rebuild of documents that are
 * all missing, a rebuild and a verification where nothing differs. Memory is the sum over the
 * command's processes, files are its temporary ones; the local Firestore is printed beside them.
 */
const stack = await startStack({ ports: 'free', schedules: false });
Object.assign(process.env, stack.env);
try {
  const { localRuntime } = await import('#local/runtime.ts');
  const { appendHistories } = await import('#tests/support/history/appendHistories.ts');
  const { dealsOf, eventsIn, peopleOf } = await import('./worlds.ts');
  const runtime = localRuntime();
  const now = runtime.now();
  let events = 0;
  for (let world = 0; events < WANTED; world++) {
    const keys = new Map<string, Buffer>();
    const append = async (histories: readonly History[]) => {
      await appendHistories(runtime, histories, keys);
      events += eventsIn(histories);
    };
    await append(peopleOf(world, now));
    for (const deals of dealsOf(world, now)) {
      if (events >= WANTED) break;
      await append(deals);
    }
  }
  const serverMb = async (): Promise<number> => (await memoryByProgram())['bin/hidane'] ?? 0;
  console.log(`${events} events, hidane ${await serverMb()} MB`);

  const runs: Run[] = [];
  const run = async (name: string, args: readonly string[]): Promise<void> => {
    const began = performance.now();
    const child = spawn(process.execPath, [...options, 'local/replayCommand.ts', ...args], {
      env: process.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // A line for each document that was written: only the last one, the sum, is shown.
    let last = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      last = (last + text).slice(-500);
    });
    let code: number | null = null;
    const ended = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (given) => {
        code = given ?? 1;
        resolve();
      });
    });
    let [peakMb, filesMb] = [0, 0];
    while (code === null) {
      const memory = await memoryByProgram(child.pid);
      peakMb = Math.max(
        peakMb,
        Object.values(memory).reduce((sum, each) => sum + each, 0),
      );
      filesMb = Math.max(filesMb, child.pid ? await temporaryFilesOf(child.pid) : 0);
      await Promise.race([ended, pause(SAMPLE_MS)]);
    }
    console.log(last.trimEnd().split('\n').at(-1));
    if (code !== 0) throw new Error(`${name} ended with code ${code}`);
    const seconds = (performance.now() - began) / 1000;
    const figures = { name, seconds: Math.round(seconds * 10) / 10, eventsPerSecond: Math.round(events / seconds), peakMb, filesMb };
    runs.push(figures);
    const speed = `${figures.seconds} s, ${figures.eventsPerSecond} events a second`;
    console.log(`${name}: ${speed}, ${peakMb} MB and ${filesMb} MB of files, hidane ${await serverMb()} MB`);
  };
  await run('rebuild, all documents missing', ['rebuild']);
  await run('rebuild, nothing differs', ['rebuild']);
  await run('verify, nothing differs', ['verify']);
  if (values.json) await writeFile(values.json, `${JSON.stringify({ events, runs }, null, 2)}\n`);
} finally {
  await stack.stop();
}
