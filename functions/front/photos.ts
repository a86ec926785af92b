import { basename, dirname, extname } from 'node:path';

/** `S`: for lists, `M`: for details (functions/media/processPicture.ts). */
type Size = 'S' | 'M';

const contentTypes: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };

/** The file name of a stored picture in a size. Pictures with one size keep their name. */
const nameIn = (stored: string, size: Size): string => basename(stored).replace(/_M(?=\.webp$)/, `_${size}`);

/** The address of a stored picture of a public cast or job. */
export const photoAddress = (kind: 'casts' | 'jobs', id: string, stored: string, size: Size): string =>
  `/p/photos/${kind}/${encodeURIComponent(id)}/${encodeURIComponent(nameIn(stored, size))}`;

/** A picture to serve: its path in the bucket and its MIME type. */
export type Photo = { readonly path: string; readonly contentType: string };

/** The picture with this file name if the document shows it, else null. */
export const photoNamed = (name: string, shown: readonly string[]): Photo | null => {
  const stored = shown.find((path) => path.startsWith('pictures/') && (nameIn(path, 'S') === name || nameIn(path, 'M') === name));
  const contentType = contentTypes[extname(name)];
  return stored && contentType ? { path: `${dirname(stored)}/${name}`, contentType } : null;
};
