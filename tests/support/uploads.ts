import type { UploadBegun } from '#functions/files/uploads.ts';
import { call } from './callables.ts';
import type { Person } from './people.ts';

export const beginUpload = (person: Person, contentType: string, size: number): Promise<UploadBegun> =>
  call(person, 'uploads', { type: 'begin', contentType, size });

/** Sends the bytes like a browser; returns the status. */
export const sendFile = async (
  { url, method, headers }: UploadBegun,
  bytes: Buffer,
  change: Record<string, string> = {},
): Promise<number> => (await fetch(url, { method, headers: { ...headers, ...change }, body: new Uint8Array(bytes) })).status;

/** Uploads a file; returns the upload's id. */
export const upload = async (person: Person, contentType: string, bytes: Buffer): Promise<string> => {
  const begun = await beginUpload(person, contentType, bytes.length);
  const status = await sendFile(begun, bytes);
  if (status !== 200) throw new Error(`the upload was answered with ${status}`);
  return begun.uploadId;
};

/** A public request for a stored file. */
export const stored = (path: string): Promise<Response> =>
  fetch(`${new URL(process.env.FUNCTIONS_BASE_URL as string).origin}/storage/${path}`);
