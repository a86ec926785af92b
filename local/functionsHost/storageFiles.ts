import { realpath } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { Request, Response } from 'express';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * The file of an object; undefined if it does not exist or the path leaves the folder (`..`,
 * links).
 */
export const storedFile = async (folder: string, path: string): Promise<string | undefined> => {
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(root, path));
    return file.startsWith(root + sep) ? file : undefined;
  } catch {
    // A missing file, a missing folder or a NUL in the name: all are "not found".
    return undefined;
  }
};

/** Serves an object with its own type, without sniffing, and without scripts in SVG. */
export const serveStored = async (folder: string, path: string, _request: Request, response: Response): Promise<void> => {
  const file = await storedFile(folder, path);
  // Unchecked uploads and files of messages are not public, as in storage.rules.
  if (!file || /(?:^|\/)(?:uploads|documents)\//.test(path)) return void response.status(404).type('text').send('Not Found');
  response.set({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-type': contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  // The folder itself can be below a dot folder such as .local.
  response.sendFile(file, { dotfiles: 'allow', cacheControl: false });
};
