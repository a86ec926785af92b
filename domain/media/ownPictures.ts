import { DomainError } from '../kernel/domainError.ts';
import { messages } from '../kernel/validation.ts';
import { documentFolder } from './documents.ts';

/**
 * The folder of the pictures that somebody uploaded and that were checked
 * (functions/media/processPicture.ts).
 */
const pictureFolder = (uid: string) => `pictures/${uid}/`;

type Paths = Readonly<Record<string, readonly (string | null)[]>>;

const assertIn = (folder: string, fields: Paths, fault: string): void => {
  const foreign = Object.entries(fields).filter(([, paths]) => paths.some((path) => path !== null && !path.startsWith(folder)));
  if (foreign.length > 0) throw new DomainError('invalid-argument', Object.fromEntries(foreign.map(([field]) => [field, fault])));
};

/**
 * Refuses pictures that are not the sender's own uploads: a profile, a posting or a message shows
 * nobody else's, also not under a path that is known. `fields` are the paths by the field that
 * named them; null is no picture.
 */
export const assertOwnPictures = (uid: string, fields: Paths): void => assertIn(pictureFolder(uid), fields, messages.ownPictures);

/** The same for PDFs (functions/media/processDocument.ts). */
export const assertOwnDocuments = (uid: string, fields: Paths): void => assertIn(documentFolder(uid), fields, messages.ownDocuments);
