import { addressOf } from '#domain/office/operation/addresses.ts';
import { auth } from '../auth/auth.ts';
import { CommandError, commandErrorOf } from '../commands/commandError.ts';
import { appCheckHeaders } from './appCheck.ts';
import { functionsOrigin } from './environment.ts';

/** Called with the number of bytes received so far. */
export type OnReceived = (bytes: number) => void;

const partsOf = async (body: ReadableStream<Uint8Array<ArrayBuffer>>, onReceived: OnReceived): Promise<Uint8Array<ArrayBuffer>[]> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    received += read.value.byteLength;
    onReceived(received);
  }
  return parts;
};

/** The functions that send files. */
export type FileCallable = 'billExports' | 'invoiceFiles' | 'messageFiles' | 'payoutFiles';

/** Throws CommandError, also if the stream breaks off. */
export const downloadFile = async (callable: FileCallable, request: object, onReceived: OnReceived): Promise<Blob> => {
  const token = await auth.currentUser?.getIdToken();
  const unsent = () => new CommandError('unreachable', '通信が途中で止まりました。接続をご確認のうえ、もう一度お試しください。');
  const vouched = await appCheckHeaders().catch(() => {
    throw unsent();
  });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...vouched };
  const answer = await fetch(`${functionsOrigin}/${addressOf(callable)}`, { method: 'POST', headers, body: JSON.stringify(request) }).catch(
    () => {
      throw unsent();
    },
  );
  if (!answer.ok || !answer.body) throw commandErrorOf(((await answer.json().catch(() => ({}))) as { error?: unknown }).error);
  const parts = await partsOf(answer.body, onReceived).catch(() => {
    throw unsent();
  });
  return new Blob(parts, { type: answer.headers.get('Content-Type') ?? 'text/csv' });
};
