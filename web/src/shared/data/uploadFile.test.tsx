// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '#web/testing/fakeServer.ts';

const reports: unknown[] = [];
vi.mock('./reportError.ts', () => ({ reportError: (error: unknown) => reports.push(error) }));

const { uploadFile } = await import('./uploadFile.ts');

/** The store's status for a file, or no connection. */
let store: number | 'unreachable';
class Request {
  status = 0;
  upload = {};
  onload = () => undefined;
  onerror = () => undefined;
  open() {}
  setRequestHeader() {}
  send() {
    if (store === 'unreachable') return this.onerror();
    this.status = store;
    return this.onload();
  }
}

beforeEach(() => {
  server.reset();
  reports.length = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
  server.answer('uploads', () => ({ uploadId: 'u1', url: 'http://store/u1', method: 'PUT', headers: { 'content-type': 'image/png' } }));
});
afterEach(() => vi.unstubAllGlobals());

const send = () => uploadFile(new File(['a'], 'a.png', { type: 'image/png' }), () => undefined, new AbortController().signal);

test.each([200, 412])('a file that the store accepts, or has already (%i), is sent', async (status) => {
  store = status;
  expect(await send()).toBe('u1');
  expect(reports).toEqual([]);
});

test.each([403, 500])('other answers of the store (%i) get the catalogue’s message and are reported', async (status) => {
  store = status;
  await expect(send()).rejects.toMatchObject({ code: 'storage-unknown', message: '不明なエラーが発生しました。もう一度お試しください。' });
  expect(reports).toHaveLength(1);
});

test('a lost connection has its message', async () => {
  store = 'unreachable';
  await expect(send()).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('接続をご確認') });
  expect(reports).toEqual([]);
});
