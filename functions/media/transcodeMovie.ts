import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MovieFault } from '#domain/people/media/transcoding.ts';
import { MOVIE_MEMORY_MAX, transcodeInFolder } from './movieProcess.ts';
import { stillOf } from './processPicture.ts';

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
