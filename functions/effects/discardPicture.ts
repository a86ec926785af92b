import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { askOf } from '../eventStore/faults.ts';
import { personalFolders } from '../media/objectStore.ts';
import { variantsAt } from '../media/processPicture.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Deletes the files of a picture that the office took out of a profile. Its path stands in the
 * event; of a person who has left it cannot be read any more, and all files are gone already.
 */
export const discardPicture = async (
  { objects }: Pick<Runtime, 'objects'>,
  { streamId, data: { path } }: EnvelopeNamed<'TalentPictureTakenDown'>,
): Promise<void> => {
  const isOwn = path !== null && personalFolders(parseStreamId(streamId).entityId).some((folder) => path.startsWith(folder));
  if (isOwn) await askOf('files', () => Promise.all(variantsAt(path).map((each) => objects.remove(each))));
};
