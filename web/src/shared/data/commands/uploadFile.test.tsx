import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { fakeStore } from '#web/testing/fakeStore.ts';

const reports: unknown[] = [];
vi.mock('../platform/reportError.ts', () => ({ reportError: (error: unknown) => reports.push(error) }));

const { uploadFile } = await import('./uploadFile.ts');

beforeEach(() => {
  server.reset();
  signedIn('hana', { role: 'talent' });
  reports.length = 0;
});

const send = () => uploadFile(new File(['a'], 'a.png', { type: 'image/png' }), () => undefined, new AbortController().signal);

test.each([200, 412])('a file that the store accepts, or has already (%i), is sent', async (status) => {
  fakeStore(status);
  expect(await send()).toBe('upload-1');
  expect(reports).toEqual([]);
});

test.each([403, 500])('other answers of the store (%i) get the catalogue’s message and are reported', async (status) => {
  fakeStore(status);
  await expect(send()).rejects.toMatchObject({ code: 'storage-unknown', message: '不明なエラーが発生しました。もう一度お試しください。' });
  expect(reports).toHaveLength(1);
});

test('a lost connection has its message', async () => {
  fakeStore('unreachable');
  await expect(send()).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('接続をご確認') });
  expect(reports).toEqual([]);
});
