import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SITE = 'https://example.jp';
const code = readFileSync(new URL('./public/push.js', import.meta.url), 'utf8');

/** The worker with the open pages of the site. */
const worker = (...open: string[]) => {
  const listeners = new Map<string, (event: object) => void>();
  const waiting: Promise<unknown>[] = [];
  const pages = open.map((url) => ({ url, focus: vi.fn() }));
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: new URL(`${SITE}/push.js`),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: async () => pages, openWindow: vi.fn() },
  };
  runInNewContext(code, { self, URL });
  const fire = async (type: string, event: object) => {
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
    await Promise.all(waiting);
  };
  return { self, pages, fire, types: [...listeners.keys()] };
};
const press = (path: string) => ({ notification: { close: vi.fn(), data: { path } } });

test('a push shows its title; other events are ignored', async () => {
  const { self, fire, types } = worker();
  await fire('push', { data: { json: () => ({ title: 'オファーが届きました', path: '/talent/mypage/offers/o1' }) } });
  expect(self.registration.showNotification).toHaveBeenCalledWith(
    'オファーが届きました',
    expect.objectContaining({ data: { path: '/talent/mypage/offers/o1' } }),
  );
  expect(types).toEqual(['push', 'notificationclick']);
});

test('a press opens the address on this site, or focuses the page that shows it', async () => {
  const { self, pages, fire } = worker(`${SITE}/talent`, `${SITE}/talent/jobs`);
  await fire('notificationclick', press('/talent/mypage/offers/o1'));
  expect(self.clients.openWindow).toHaveBeenCalledWith(`${SITE}/talent/mypage/offers/o1`);
  await fire('notificationclick', press('/talent/jobs'));
  expect(pages[1]?.focus).toHaveBeenCalledOnce();
  expect(self.clients.openWindow).toHaveBeenCalledOnce();
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])('a press never opens %s', async (path) => {
  const { self, fire } = worker();
  await fire('notificationclick', press(path));
  expect(self.clients.openWindow).not.toHaveBeenCalled();
});
