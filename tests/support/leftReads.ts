import type { Page } from 'playwright-core';

/** A session of live reads: the address of its requests, and the loaded document that opened it. */
type Session = { readonly address: string; readonly loader: string };

/** The id of a session of live reads; null for other requests. */
export const sessionIdIn = (address: string): string | null =>
  address.includes('/Listen/channel') ? new URL(address).searchParams.get('SID') : null;

/** The answer if there is no such session: the page may have ended it, such as at a sign-out. */
const UNKNOWN = 400;

const end = async ({ address }: Session): Promise<void> => {
  const url = new URL(address);
  url.searchParams.set('TYPE', 'terminate');
  const { ok, status } = await fetch(url, { method: 'POST' });
  if (!ok && status !== UNKNOWN) throw new Error(`live reads did not end: ${status}`);
};

/** Whether the database still serves the session of a request. */
export const isServed = async (address: string): Promise<boolean> => {
  const url = new URL(address);
  url.searchParams.delete('TYPE');
  return (await fetch(url, { method: 'POST', body: new URLSearchParams({ count: '0' }) })).status !== UNKNOWN;
};

/**
 * Ends the live reads of a page when it loads another document. The local database would go on with
 * them for five minutes, at every commit, which was most of its work in the browser tests. Returns
 * what ends the last ones.
 */
export const endLeftReads = async (page: Page): Promise<() => Promise<void>> => {
  const open = new Map<string, Session>();
  const endThose = async (isLeft: (session: Session) => boolean): Promise<void> => {
    const left = [...open].filter(([, session]) => isLeft(session));
    for (const [id] of left) open.delete(id);
    await Promise.all(left.map(([, session]) => end(session)));
  };
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ loaderId, request }) => {
    const id = sessionIdIn(request.url);
    if (id) open.set(id, { address: request.url, loader: loaderId });
  });
  browser.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) void endThose(({ loader }) => loader !== frame.loaderId);
  });
  await Promise.all([browser.send('Network.enable'), browser.send('Page.enable')]);
  return () => endThose(() => true);
};
