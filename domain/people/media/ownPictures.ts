import { DomainError } from '../../kernel/domainError.ts';
import { messages } from '../../kernel/validation.ts';
import { documentFolder } from './documents.ts';

/** The folder of a person's checked pictures (functions/media/processPicture.ts). */
const pictureFolder = (uid: string) => `pictures/${uid}/`;

type Paths = Readonly<Record<string, readonly (string | null)[]>>;

const assertIn = (folder: string, fields: Paths, fault: string): void => {
  const foreign = Object.entries(fields).filter(([, paths]) => paths.some((path) => path !== null && !path.startsWith(folder)));
  if (foreign.length > 0) throw new DomainError('invalid-argument', Object.fromEntries(foreign.map(([field]) => [field, fault])));
};

/**
 * Throws `invalid-argument` unless all pictures are the sender's own uploads, even if the sender
 * knows another path. `fields`: the paths by field; null for no picture.
 */
export const assertOwnPictures = (uid: string, fields: Paths): void => assertIn(pictureFolder(uid), fields, messages.ownPictures);

/** The same check for PDFs (functions/media/processDocument.ts). */
export const assertOwnDocuments = (uid: string, fields: Paths): void => assertIn(documentFolder(uid), fields, messages.ownDocuments);
