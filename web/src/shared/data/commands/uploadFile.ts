import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { contentTypeOf } from '#domain/people/media/uploads.ts';
import { reportError } from '../platform/reportError.ts';
import { callAsUser } from './callAsUser.ts';
import { CommandError, commandErrorOf } from './commandError.ts';

/** Called with the sent share of a file, 0 to 1. */
export type OnProgress = (share: number) => void;
/** Sends a file; returns its id or path. Throws CommandError. */
export type SendFile = (file: File, onProgress: OnProgress, signal: AbortSignal) => Promise<string>;

type Begun = {
  readonly uploadId: string;
  readonly url: string;
  readonly method: 'PUT';
  readonly headers: Readonly<Record<string, string>>;
};

const uploads = async <Answer>(request: {
  readonly type: 'begin' | 'finishPicture' | 'finishDocument';
  readonly [field: string]: unknown;
}): Promise<Answer> => {
  try {
    return await callAsUser<typeof request, Answer>(addressOf('uploads'), request);
  } catch (error) {
    throw commandErrorOf(error);
  }
};

const unsent = '送信が途中で止まりました。接続をご確認のうえ、もう一度お試しください。';

/** The store's status if the file exists already, because the browser sent it twice. */
const ALREADY_THERE = 412;

/** The store refused the file; the user cannot solve this (docs/specification.md, section 8). */
const refusedBy = (status: number): CommandError => {
  reportError(new Error(`the store answered an upload with ${status}`));
  return new CommandError('storage-unknown', transportMessages['storage-unknown']);
};

/** Uses XMLHttpRequest, because fetch has no upload progress. */
const put = ({ url, method, headers }: Begun, file: File, onProgress: OnProgress, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new CommandError('unreachable', unsent));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status } = request;
      if (status < 300 || status === ALREADY_THERE) resolve();
      else reject(refusedBy(status));
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

export const uploadFile: SendFile = async (file, onProgress, signal) => {
  const begun = await uploads<Begun>({ type: 'begin', contentType: contentTypeOf(file), size: file.size });
  await put(begun, file, onProgress, signal);
  return begun.uploadId;
};

/** Uploads a picture and processes it; returns the path for profiles, postings and messages. */
export const uploadPicture: SendFile = async (file, onProgress, signal) => {
  const uploadId = await uploadFile(file, onProgress, signal);
  const { path } = await uploads<{ readonly path: string }>({ type: 'finishPicture', uploadId });
  return path;
};

/** Returns path and size (bytes) for messages. Throws CommandError. */
export const uploadDocument = async (
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<{ readonly path: string; readonly size: number }> => {
  const uploadId = await uploadFile(file, onProgress, signal);
  return uploads<{ readonly path: string; readonly size: number }>({ type: 'finishDocument', uploadId });
};
