/** Where a person's checked PDFs lie. */
export const documentFolder = (uid: string): `documents/${string}/` => `documents/${uid}/`;

export const documentPath = (uid: string, uploadId: string): string => `${documentFolder(uid)}${uploadId}.pdf`;

const ENDING = '.pdf';
const NAME_MAX = 100;
const NAMELESS = 'document';

/**
 * A sender's file name as messages show it: without its folder, on one line, without marks that
 * hide or turn what follows, at most 100 characters, and with the ending of what it is.
 */
export const documentName = (fileName: string): string => {
  const own = fileName.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const shown = own.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*\ufffd]/gu, '').normalize('NFC');
  const bare = trimmed(shown.replace(/\s+/g, ' ').replace(/\.pdf\s*$/i, ''));
  // Not in the middle of a sign that takes two places.
  const short = trimmed(bare.slice(0, NAME_MAX - ENDING.length).replace(/[\ud800-\udbff]$/, ''));
  return `${short || NAMELESS}${ENDING}`;
};

/** Without dots and spaces at either end: some systems hide such files, or do not keep them. */
const trimmed = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, '');
