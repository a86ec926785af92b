import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { MovieFault, type TranscodingFault, transcodingFaults } from '#domain/people/media/transcoding.ts';
import { log } from '../platform/log.ts';
import { type Command, type Limits, programBeside, runBounded } from './boundedProcess.ts';
import { stillOf } from './processPicture.ts';
import type { Size } from './transcoding/filters.ts';

/**
 * The memory limit of a movie's process (bytes). The largest pictures need half. With the files in
 * memory (800 MB at most) and the service it fits into 2 GiB.
 */
export const MOVIE_MEMORY_MAX = 1_000_000_000;

/** The same program in a network of its own, which leads nowhere. */
const withoutNetwork = (program: Command): Command => ['/usr/bin/unshare', '--user', '--map-root-user', '--net', ...program];

/** `withoutNetwork`, or the program as it is and a warning where the machine does not allow it. */
export const networkGuard = async (run: typeof runBounded): Promise<(program: Command) => Command> => {
  const limits = { ms: 5 * SECOND, memory: MOVIE_MEMORY_MAX };
  const tried = await run(withoutNetwork(['/bin/true']), limits).catch((error: unknown) => ({ code: null, said: String(error) }));
  if (tried.code === 0) return withoutNetwork;
  log('WARNING', 'movies are transcoded with a network, which this machine cannot take away', { reason: tried.said });
  return (program) => program;
};
let guard: ReturnType<typeof networkGuard> | undefined;

type Said = { readonly still: Size } | { readonly fault: TranscodingFault };

/** What transcodeMain.ts said; null if it broke before. */
const saidIn = (output: Buffer): Said | null => {
  const text = output.toString('utf8');
  const isKnown = text.startsWith('{"still":') || transcodingFaults.some((fault) => text.startsWith(`{"fault":"${fault}"`));
  return isKnown ? (JSON.parse(text) as Said) : null;
};

/**
 * Transcodes the file `original` of a folder (transcodeMain.ts) in a process without network, which
 * is killed at its limits. Returns the size of the still picture. Throws a MovieFault, also if the
 * process broke on the file, and an error without a reason if the program cannot start.
 */
export const transcodeInFolder = async (folder: string, limits: Limits): Promise<Size> => {
  guard ??= networkGuard(runBounded);
  const program = (await guard)([process.execPath, programBeside(import.meta.url, 'transcodeMain')]);
  const { code, limit, output, said } = await runBounded(program, limits, { folder });
  const cause = new Error(`the movie's process ended with ${code}, limit ${limit}: ${said}`);
  if (limit !== null) throw new MovieFault('movie-unfinished', cause);
  // The program ends with a code if it could not load FFmpeg, and by a signal if the file broke it.
  if (code !== null && code !== 0) throw cause;
  const result = saidIn(output);
  if (result === null) throw new MovieFault('upload-unreadable', cause);
  if ('fault' in result) throw new MovieFault(result.fault, cause);
  return result.still;
};

/** A transcoded movie: two sizes as MP4 (H.264, AAC), and a still picture as WebP. */
export type Transcoded = { readonly S: Buffer; readonly M: Buffer; readonly poster: Buffer };

/** A file that the process wrote; a missing one is a fault of the movie, which no retry mends. */
const written = (folder: string, name: string): Promise<Buffer> =>
  readFile(join(folder, name)).catch((error: unknown) => {
    throw new MovieFault('upload-unreadable', error);
  });

/**
 * Transcodes a movie in a temporary folder within `timeoutMs`; the folder is always removed. Throws
 * a MovieFault: `upload-unreadable`, `movie-too-large`, `movie-too-long` or `movie-unfinished`.
 */
export const transcodeMovie = async (original: Buffer, timeoutMs: number, memory = MOVIE_MEMORY_MAX): Promise<Transcoded> => {
  const folder = await mkdtemp(join(tmpdir(), 'movie-'));
  try {
    await writeFile(join(folder, 'original'), original);
    const size = await transcodeInFolder(folder, { ms: timeoutMs, memory });
    const poster = await stillOf(await written(folder, 'still'), size);
    const [S, M] = await Promise.all([written(folder, 'S.mp4'), written(folder, 'M.mp4')]);
    return { S, M, poster };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
