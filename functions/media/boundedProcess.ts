import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The limits of a process: time (ms) and resident memory (bytes). */
export type Limits = { readonly ms: number; readonly memory: number };

/** A program's file and its arguments. */
export type Command = readonly [string, ...string[]];

/** How a process ended: with a code, or killed at a limit or by a signal. */
export type Ended = {
  readonly code: number | null;
  readonly limit: keyof Limits | null;
  readonly output: Buffer;
  /** The start of its error output, for the error report. */
  readonly said: string;
};

const LOOK_EVERY = 25;
const SAID_MAX = 4_000;

/** The file of a program beside a module; in the bundle both are .js files in one folder. */
export const programBeside = (module: string, name: string): string =>
  fileURLToPath(new URL(`./${name}${module.endsWith('.ts') ? '.ts' : '.js'}`, module));

/** The resident memory of a process (bytes); 0 after its end. */
const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
};

/** Runs a program within limits, without environment. Throws if it cannot start. */
export const runBounded = async (
  [command, ...args]: Command,
  { ms, memory }: Limits,
  { input, folder }: { readonly input?: Buffer; readonly folder?: string } = {},
): Promise<Ended> => {
  const child = spawn(command, args, { cwd: folder, env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
  let limit: Ended['limit'] = null;
  const kill = (at: keyof Limits): void => {
    limit ??= at;
    child.kill('SIGKILL');
  };
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (said.length < SAID_MAX) said += chunk.toString('utf8');
  });
  const clock = setTimeout(() => kill('ms'), ms);
  const watch = setInterval(async () => {
    if (child.pid !== undefined && (await memoryOf(child.pid)) > memory) kill('memory');
  }, LOOK_EVERY);
  // If the process ends early, its exit code tells why; the broken pipe is ignored.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  try {
    const [output, code] = await Promise.all([buffer(child.stdout), ended]);
    return { code, limit, output, said };
  } finally {
    clearTimeout(clock);
    clearInterval(watch);
  }
};
