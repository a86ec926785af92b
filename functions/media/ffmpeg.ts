import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { MovieFault } from '#domain/media/transcoding.ts';

/** The working folder of a run, and the signal that stops it. */
export type Limits = { readonly folder: string; readonly signal: AbortSignal };
/** The result of a run: whether it succeeded, and the start of its output. */
export type Ended = { readonly ok: boolean; readonly said: string };

/** How much of ffmpeg's output is read (characters); the facts of a file come first. */
const SAID_MAX = 64_000;

const program = (): string => createRequire(import.meta.url).resolve('@ffmpeg-installer/linux-x64/ffmpeg');

/**
 * Runs ffmpeg without shell, environment or input. Returns success and output. Throws
 * `movie-unfinished` if it was stopped, and the system's error if it cannot start.
 */
export const runFfmpeg = (args: readonly string[], { folder, signal }: Limits): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program(), ['-nostdin', '-hide_banner', '-y', ...args], {
      ...{ cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe'] as const },
      ...{ signal, killSignal: 'SIGKILL' as const },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (said.length < SAID_MAX) said += chunk.toString('utf8');
    });
    let broken: unknown;
    child.once('error', (error) => {
      broken = signal.aborted ? new MovieFault('movie-unfinished', error) : error;
      // A process that never started has no `close` event.
      if (child.pid === undefined) reject(broken);
    });
    child.once('close', (code, killed) => {
      if (broken === undefined && killed === null) resolve({ ok: code === 0, said });
      else reject(broken ?? new MovieFault('movie-unfinished', new Error(`ffmpeg ended by ${killed}`)));
    });
  });
