import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { uploadHeaders } from '#functions/media/objectStore.ts';
import { sameSignature, signatureOf } from '../files.ts';

const uploadPathPattern = /^uploads\/[\w-]+\/[\w-]+$/;

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'PUT, GET',
  'access-control-allow-headers': 'content-type, x-goog-content-length-range, x-goog-if-generation-match',
};

const WRONG_SIZE = 'EWRONGSIZE';
const wrongSize = () => Object.assign(new Error('wrong size'), { code: WRONG_SIZE });

/** Passes at least one byte and at most `limit` bytes. */
const sized = (limit: number) => {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? wrongSize() : null, chunk);
    },
    flush(done) {
      done(seen === 0 ? wrongSize() : null);
    },
  });
};

const refuse = (response: Response, status: number, why: string) => void response.status(status).type('text').send(why);
const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The signed size limit; undefined if the signature, the end or the headers differ. */
const grantedBytes = (request: Request, path: string, key: string, now: number): number | undefined => {
  const { expires, signature } = request.query;
  const contentType = request.headers['content-type'] ?? '';
  const bytesMax = Number(/^1,(\d+)$/.exec(String(request.headers['x-goog-content-length-range']))?.[1]);
  const headers = uploadHeaders({ contentType, bytesMax });
  if (request.headers['x-goog-if-generation-match'] !== headers['x-goog-if-generation-match']) return undefined;
  const expected = signatureOf(key, path, Number(expires), headers);
  return sameSignature(expected, String(signature)) && Number(expires) > now ? bytesMax : undefined;
};

/** Answers the preflight request of a browser before an upload to another origin. */
export const answerPreflight = (_request: Request, response: Response): void => void response.set(crossOrigin).status(204).end();

/** Accepts an upload like Cloud Storage: with the granted type and size, in time, and once. */
export const takeUpload = async (folder: string, key: string, path: string, request: Request, response: Response): Promise<void> => {
  response.set(crossOrigin);
  const limit = uploadPathPattern.test(path) ? grantedBytes(request, path, key, Date.now()) : undefined;
  if (limit === undefined) return refuse(response, 403, 'SignatureDoesNotMatch');
  const file = join(folder, path);
  if (await exists(file)) return refuse(response, 412, 'PreconditionFailed');
  await mkdir(dirname(file), { recursive: true });
  // Written under another name first, so that half a file is never visible.
  const unfinished = `${file}.unfinished-${process.hrtime.bigint()}`;
  try {
    await pipeline(request, sized(limit), createWriteStream(unfinished));
    await rename(unfinished, file);
    response.status(200).end();
  } catch (error) {
    await rm(unfinished, { force: true });
    if ((error as { code?: unknown }).code !== WRONG_SIZE) throw error;
    refuse(response, 400, 'EntityTooLarge or EntityTooSmall');
  }
};
