import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { MovieFault } from '#domain/media/transcoding.ts';

/** What a run works in, and what ends it. */
export type Limits = { readonly folder: string; readonly signal: AbortSignal };
export type Ended = { readonly ok: boolean; readonly said: string };

/** How much (bytes) of what ffmpeg says is read: the facts of a file come first. */
const SAID_MAX = 64_000;

const program = (): string => createRequire(import.meta.url).resolve('@ffmpeg-installer/linux-x64/ffmpeg');

/**
 * Runs ffmpeg as a process of its own: no shell, no environment, no input. Answers with whether it
 * was content, and what it said. Throws `movie-unfinished` when it was ended, and the system's
 * error when it cannot be started.
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
      // What never started does not close.
      if (child.pid === undefined) reject(broken);
    });
    child.once('close', (code, killed) => {
      if (broken === undefined && killed === null) resolve({ ok: code === 0, said });
      else reject(broken ?? new MovieFault('movie-unfinished', new Error(`ffmpeg ended by ${killed}`)));
    });
  });
