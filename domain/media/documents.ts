/** Where a person's checked PDFs lie. */
export const documentFolder = (uid: string): `documents/${string}/` => `documents/${uid}/`;

export const documentPath = (uid: string, uploadId: string): string => `${documentFolder(uid)}${uploadId}.pdf`;

const ENDING = '.pdf';
const NAME_MAX = 100;
const NAMELESS = 'document';

/**
 * A sender's file name as messages show it: without its folder, on one line, without marks that hide or turn what follows, at most 100 characters, and with the ending of
 * what it is.
 */
export const documentName = (fileName: string): string => {
  const own = fileName.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const shown = own.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*\ufffd]/gu, '').replace(/\s+/g, ' ');
  const bare = shown.replace(/\.pdf\s*$/i, '').replace(/^[. ]+|[. ]+$/g, '');
  const short = [...bare]
    .slice(0, NAME_MAX - ENDING.length)
    .join('')
    .trim();
  return `${short || NAMELESS}${ENDING}`;
};
