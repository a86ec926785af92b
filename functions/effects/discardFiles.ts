import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { callServer } from '../eventStore/faults.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import { discardMovie, uploadOf } from '../media/makeMovieReady.ts';
import { personalFolders } from '../media/objectStore.ts';
import { variantsAt } from '../media/processPicture.ts';
import type { Runtime } from '../ports.ts';

/**
 * Deletes the files of a picture that the office removed. Its path is in the event. If the person
 * left, the path cannot be decrypted, but all files are gone already.
 */
export const discardPicture = async (
  { objects }: Pick<Runtime, 'objects'>,
  { streamId, data: { path } }: EnvelopeNamed<'TalentPictureTakenDown'>,
): Promise<void> => {
  const isOwn = path !== null && personalFolders(parseStreamId(streamId).entityId).some((folder) => path.startsWith(folder));
  if (isOwn) await callServer('files', () => Promise.all(variantsAt(path).map((each) => objects.remove(each))));
};

/**
 * Deletes the files of a removed portfolio item or of a failed movie. Their paths are in the event
 * that added it. If the person left, the paths cannot be decrypted, but all files are gone already.
 */
export const discardFiles = async (runtime: Runtime, { streamId }: Pick<AnyEnvelope, 'streamId'>): Promise<void> => {
  const upload = await uploadOf(runtime, streamId);
  if (upload) return callServer('files', () => discardMovie(runtime, upload));
  const { db, keys, objects } = runtime;
  const [added] = await decryptEvents(await readStored(db, streamId, 1, 1), keys);
  if (added?.type !== 'MediaAdded') return;
  const { ownerId, url, S, M } = added.data;
  const own = (path: string | null): path is string => path !== null && personalFolders(ownerId).some((folder) => path.startsWith(folder));
  await callServer('files', () => Promise.all([...new Set([url, S, M].filter(own))].map((path) => objects.remove(path))));
};

export const discardTapes = async (
  { objects }: Pick<Runtime, 'objects'>,
  { data: { tapes } }: EnvelopeNamed<'AuditionTapesRemoved'>,
): Promise<void> =>
  callServer('files', async () => {
    for (const { talentId, uploadId } of tapes) await discardMovie({ objects }, { ownerId: talentId, uploadId });
  });
