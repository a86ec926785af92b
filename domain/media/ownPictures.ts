import { DomainError } from '../kernel/domainError.ts';
import { messages } from '../kernel/validation.ts';

/** The folder of the pictures that somebody uploaded and that were checked (functions/media/processPicture.ts). */
const folderOf = (uid: string) => `pictures/${uid}/`;

/**
 * Refuses pictures that are not the sender's own uploads: a profile, a posting or a message shows nobody else's, also not under a path that is known.
 * `fields` are the paths by the field that named them; null is no picture.
 */
export const assertOwnPictures = (uid: string, fields: Readonly<Record<string, readonly (string | null)[]>>): void => {
  const foreign = Object.entries(fields).filter(([, paths]) => paths.some((path) => path !== null && !path.startsWith(folderOf(uid))));
  if (foreign.length > 0)
    throw new DomainError('invalid-argument', Object.fromEntries(foreign.map(([field]) => [field, messages.ownPictures])));
};
