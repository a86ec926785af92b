import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { callServer } from '../eventStore/faults.ts';
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
