import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { newsPublished, newsWritten } from '#domain/testing/newsSamples.ts';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import { users } from '#projections/account/users.ts';
import { news } from '#projections/content/news.ts';
import { inboxPath } from '#projections/inbox/inbox.schema.ts';
import { emptyInbox } from '#projections/inbox/inbox.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import { project } from '#projections/testing/project.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt, whenRead } from '#web/testing/shownAt.tsx';
import NoticesScreen from './noticesScreen.tsx';

const written = newsWritten({ title: '年末年始の営業', body: '休業します。' });
const account = project([users], envelopes(`account-${uidOf.talent}`, { type: 'AccountRegistered', data: { email: 'a@example.com' } }));
const published = project([news], envelopes('news-n1', written, newsPublished()));
const notice: Notification = {
  id: 'e1_talent-1',
  uid: uidOf.talent,
  audience: 'talent' as const,
  kind: 'OfferMade' as const,
  offerId: 'o1',
  entryId: null,
  jobId: 'job-1',
  job: { id: 'job-1', title: '撮影', picture: null, version: 1 },
  openedAt: null,
  createdAt: NOON,
  updatedAt: NOON,
  diff: null,
};
const told = {
  [`notifications/${notice.id}`]: notice,
  [inboxPath(uidOf.talent)]: { ...emptyInbox(uidOf.talent), notices: 1 },
};
const open = async (address: string, documents: Record<string, object>) => {
  server.answer('accounts', () => ({ streamId: `account-${uidOf.talent}`, version: 2 }));
  signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true });
  server.putAll({ ...account, ...published, ...documents });
  const router = shownAt(address, <NoticesScreen />);
  await whenRead();
  return router;
};
const current = () => screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')?.textContent;

test('the page opens the tab with something unread', async () => {
  await open('/talent/notification', {});
  expect(current()).toBe('事務局からのお知らせ');
  cleanup();
  await open('/talent/notification', told);
  expect(current()).toBe('通知');
  cleanup();
  await open('/talent/notification?tab=own', {});
  expect(current()).toBe('通知');
});

test('a refusal is told with its reason; without a reason nothing is said of it', async () => {
  const refused = { ...notice, audience: 'client' as const, kind: 'OfferRefused' as const };
  const because = { ...refused, id: 'e2_talent-1', reason: { code: 'FEE' as const, text: '稽古があるため' }, people: [uidOf.talent] };
  await open('/talent/notification', {
    ...told,
    [`notifications/${notice.id}`]: refused,
    [`notifications/${because.id}`]: because,
  });
  expect(screen.getAllByText(/^理由：/).map(({ textContent }) => textContent)).toEqual(['理由：報酬が合わない。稽古があるため']);
});

test('a notification that arrives while the news are open is marked on the other tab', async () => {
  const router = await open('/talent/notification', {});
  expect(screen.getByRole('link', { name: '通知' })).toBeTruthy();
  server.putAll({ ...account, ...published, ...told });
  await act(() => router.navigate('/talent/notification', { replace: true }));
  expect(current()).toBe('事務局からのお知らせ');
  expect(screen.getByRole('link', { name: '通知（未読あり）' })).toBeTruthy();
});

test('a notification links to its own page', async () => {
  await open('/talent/notification', told);
  expect(screen.getByRole('link', { name: /オファーが届きました/ }).getAttribute('href')).toBe(`/talent/notification/${notice.id}`);
});

test('a notification of a conclusion says fee and end', async () => {
  const diff = { fee: { from: null, to: 40_000 }, scheduleToClose: { from: null, to: NOON }, sheet: false };
  await open('/talent/notification', {
    ...told,
    [`notifications/${notice.id}`]: { ...notice, kind: 'EntryApproved', offerId: null, entryId: 'e1', diff },
  });
  expect(screen.getByText(diffInWords(diff)).textContent).toMatch(/¥40,000.*終了日：/);
});

test('news for the own side are among those for all, newest first, with their link', async () => {
  const item = (id: string, publishedAt: number, more: object) => ({
    [`news/${id}`]: { ...published['news/n1'], id, title: id, publishedAt, ...more },
  });
  const toSide = (side: 'client' | 'talent') => ({ isPublished: false, publishedTo: side, audience: side });
  await open('/talent/notification', {
    [`users/${uidOf.talent}`]: { ...account[`users/${uidOf.talent}`], role: 'talent' },
    ...item('以前のお知らせ', NOON - 2, {}),
    ...item('キャストへ', NOON - 1, { ...toSide('talent'), link: 'https://example.com/studio' }),
    ...item('クライアントへ', NOON + 9, toSide('client')),
  });
  const titles = (await screen.findAllByRole('region')).map(
    (region) => region.getAttribute('aria-label') ?? region.querySelector('h2')?.textContent,
  );
  expect(titles).toEqual([written.data.title, 'キャストへ', '以前のお知らせ']);
  expect(screen.getByRole('link', { name: 'くわしく見る' }).getAttribute('href')).toBe('https://example.com/studio');
});
