import { businessRules } from '#domain/kernel/businessRules.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type MediaCommand, type MediaState, media } from '#domain/people/media/media.ts';
import { MovieFault } from '#domain/people/media/transcoding.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { type AuditionCommand, audition } from '#domain/work/audition/audition.ts';
import type { AuditionState } from '#domain/work/audition/events.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { errorCode, log } from '../platform/log.ts';
import type { Runtime } from '../ports.ts';
import { emptyUpload, uploadPath } from './objectStore.ts';

/** The paths of a movie's files: sizes S and M, and a still picture. */
type MoviePaths = { readonly S: string; readonly M: string; readonly poster: string };

/** The paths for an upload; the same upload always has the same paths. */
export const moviePaths = (uid: string, uploadId: string): MoviePaths => ({
  S: `movies/${uid}/${uploadId}_S.mp4`,
  M: `movies/${uid}/${uploadId}_M.mp4`,
  poster: `movies/${uid}/${uploadId}_poster.webp`,
});

/** The upload id in a path; null if the path is not an upload of this person. */
const uploadIdIn = (uid: string, path: string): string | null => {
  const folder = uploadPath(uid, '');
  return path.startsWith(folder) ? path.slice(folder.length) : null;
};

/**
 * The time limit of FFmpeg (ms). The function's timeout is longer, for reading and writing files.
 */
export const TRANSCODING_MS = 8 * MINUTE;

export type MovieTask = { readonly streamId: string; readonly tape?: Upload & { readonly dealId: string } };

/** An uploaded movie, of a portfolio or an audition. */
type Upload = { readonly ownerId: string; readonly uploadId: string };

/** The upload of a movie; null for other items, and if the owner left. */
export const uploadOf = async ({ db, keys }: Pick<Runtime, 'db' | 'keys'>, streamId: string): Promise<Upload | null> => {
  const [added] = await decryptEvents(await readStored(db, streamId, 1, 1), keys);
  if (added?.type !== 'MediaAdded' || added.data.mediaType !== 'MOVIE' || added.data.url === null) return null;
  const { ownerId, url } = added.data;
  const uploadId = uploadIdIn(ownerId, url);
  return uploadId === null ? null : { ownerId, uploadId };
};

/** Empties an upload and deletes the files that were made from it. */
export const discardMovie = async ({ objects }: Pick<Runtime, 'objects'>, { ownerId, uploadId }: Upload): Promise<void> => {
  await Promise.all(Object.values(moviePaths(ownerId, uploadId)).map((path) => objects.remove(path)));
  await emptyUpload(objects, ownerId, uploadId);
};

const statusOf = async ({ db, keys }: Runtime, streamId: string): Promise<MediaState['status']> =>
  ((await loadStream(db, keys, media, await db.doc(paths.head(streamId)).get())).state as MediaState).status;

/**
 * Sends the result of a movie. If a task ran twice at once, the results can differ; the first one
 * counts, and `command-id-reused` is ignored.
 */
const conclude = async (runtime: Runtime, streamId: string, command: MediaCommand | AuditionCommand, suffix = ''): Promise<void> => {
  const { aggregate, entityId } = parseStreamId(streamId);
  const commandId = `transcoding_${streamId}_${command.type}${suffix}`;
  try {
    await announce(
      runtime,
      await executeCommand(runtime, { aggregate: aggregateNamed(aggregate), entityId, command, commandId, sender: 'system' }),
    );
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'command-id-reused')) throw error;
  }
};

/** Writes the files of a movie and returns their paths and the size of the larger one. */
const made = async ({ objects, transcode }: Runtime, { ownerId, uploadId }: Upload): Promise<MoviePaths & { readonly size: number }> => {
  const from = uploadPath(ownerId, uploadId);
  const size = await objects.sizeOf(from);
  if (!size) throw new MovieFault('upload-missing');
  if (size > businessRules.movieBytesMax) throw new MovieFault('upload-unreadable');
  const { S, M, poster } = await transcode(await objects.read(from), TRANSCODING_MS);
  const at = moviePaths(ownerId, uploadId);
  await objects.write(at.S, S, 'video/mp4');
  await objects.write(at.M, M, 'video/mp4');
  await objects.write(at.poster, poster, 'image/webp');
  return { ...at, size: M.length };
};

/** The files, or why there are none. Faults of other servers are thrown: the queue retries. */
const outcomeOf = async (runtime: Runtime, streamId: string, upload: Upload) => {
  try {
    return { files: await made(runtime, upload), reason: null };
  } catch (error) {
    if (!(error instanceof MovieFault)) throw error;
    log('WARNING', 'a movie cannot be made ready', { streamId, reason: error.reason, cause: errorCode(error.cause) });
    return { files: null, reason: error.reason };
  }
};
const commandOf = ({ files, reason }: Awaited<ReturnType<typeof outcomeOf>>): MediaCommand =>
  files ? { type: 'finishTranscoding', ...files } : { type: 'failTranscoding', reason };

/**
 * The same for the movie of an audition. Its files stay while its invite shows it; without an
 * invite that waits for it, a repeated task only cleans up.
 */
const makeTapeReady = async (runtime: Runtime, streamId: string, { dealId, ...upload }: Required<MovieTask>['tape']): Promise<void> => {
  const statusNow = async () => {
    const head = await runtime.db.doc(paths.head(streamId)).get();
    const { invites } = (await loadStream(runtime.db, runtime.keys, audition, head)).state as AuditionState;
    return invites.find((each) => each.dealId === dealId && each.upload?.uploadId === upload.uploadId)?.tape;
  };
  if ((await statusNow()) === 'PROCESSING') {
    const about = { dealId, uploadId: upload.uploadId };
    const { files, reason } = await outcomeOf(runtime, streamId, upload);
    const command: AuditionCommand = files
      ? { type: 'finishTape', ...about, S: files.S, M: files.M, poster: files.poster }
      : { type: 'failTape', ...about, fault: reason };
    await conclude(runtime, streamId, command, `_${upload.uploadId}`);
  }
  if ((await statusNow()) === 'READY') await emptyUpload(runtime.objects, upload.ownerId, upload.uploadId);
  else await discardMovie(runtime, upload);
};

/**
 * Makes a movie ready to be shown, or records the reason why not. Only a waiting movie is
 * processed, so a repeated task only cleans up. If the movie was removed, or its owner left, its
 * files are deleted.
 */
export const makeMovieReady = async (runtime: Runtime, { streamId, tape }: MovieTask): Promise<void> => {
  if (tape) return makeTapeReady(runtime, streamId, tape);
  const upload = await uploadOf(runtime, streamId);
  if (!upload) return;
  if ((await statusOf(runtime, streamId)) === 'PROCESSING')
    await conclude(runtime, streamId, commandOf(await outcomeOf(runtime, streamId, upload)));
  const isShown = (await statusOf(runtime, streamId)) === 'SHOWN' && (await uploadOf(runtime, streamId)) !== null;
  if (isShown) await emptyUpload(runtime.objects, upload.ownerId, upload.uploadId);
  else await discardMovie(runtime, upload);
};
