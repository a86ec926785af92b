/** The storage folder of a person's checked PDFs. */
export const documentFolder = (uid: string): `documents/${string}/` => `documents/${uid}/`;

export const documentPath = (uid: string, uploadId: string): string => `${documentFolder(uid)}${uploadId}.pdf`;

const ENDING = '.pdf';
const NAME_MAX = 100;
const NAMELESS = 'document';

/**
 * A file name for messages: without folder, on one line, without invisible or bidirectional marks,
 * at most 100 characters, and ending with `.pdf`.
 */
export const documentName = (fileName: string): string => {
  const own = fileName.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const shown = own.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*\ufffd]/gu, '').normalize('NFC');
  const bare = trimmed(shown.replace(/\s+/g, ' ').replace(/\.pdf\s*$/i, ''));
  // Do not cut a surrogate pair.
  const short = trimmed(bare.slice(0, NAME_MAX - ENDING.length).replace(/[\ud800-\udbff]$/, ''));
  return `${short || NAMELESS}${ENDING}`;
};

/** Trims dots and spaces. Some systems hide or rename such files. */
const trimmed = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, '');
