import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { putEverything, written } from '#web/testing/world.ts';

const user = userEvent.setup();

beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
});

const ofJob = { ...parties, jobId: 'job-free' };
const opened = { type: 'ReviewsOpened', data: { ...ofJob, dealKind: 'offer', publishDue: NOON + 7 * DAY } } as AnyEvent;
const by = (side: 'client' | 'talent', score: number, comment: string) =>
  ({ type: 'ReviewWritten', data: { ...ofJob, by: side, score, comment } }) as AnyEvent;
const praise = '時間どおりに進みました。';

/** Answers a command on the waiting reviews with these events. */
const answer = (...events: AnyEvent[]) =>
  server.answer('reviews', () => {
    putStream('review-waiting', opened, ...events);
    return { streamId: 'review-waiting', version: 1 + events.length };
  });
const form = '/client/talents/talent-1/reviews/add?job=job-free';
const submit = () => screen.findByRole('button', { name: '評価を投稿する' });

test('a review needs a score, waits for the other side, and is then published with the other', async () => {
  appAt('client', form);
  await user.click(await submit());
  expect(await screen.findByText(messages.required)).toBeTruthy();
  expect(server.asked).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^とてもよかった/ }));
  await user.type(screen.getByLabelText(/^コメント/), praise);
  answer(by('client', 5, praise));
  await user.click(await submit());
  await screen.findByText('評価を投稿しました');
  expect(server.asked).toMatchObject([{ callable: 'reviews', payload: { type: 'write', score: 5, comment: praise } }]);
  await user.click(screen.getByRole('link', { name: '書いた評価を見る' }));
  const row = within((await screen.findByText(praise)).closest('li') as HTMLElement);
  expect(row.getByText('公開待ち')).toBeTruthy();
  const published = { type: 'ReviewsPublished', data: { ...ofJob, scores: { client: 5, talent: 3 } } } as AnyEvent;
  act(() => putStream('review-waiting', opened, by('client', 5, praise), by('talent', 3, ''), published));
  expect(await row.findByText('公開中')).toBeTruthy();
});

test.each([
  ['the cast', 'talent', '/talent/mypage/reviews'],
  ['other clients', 'client', '/client/talents/talent-1/reviews'],
] as const)('%s see a review only after its publication', async (_, viewer, address) => {
  putStream('review-waiting', opened, by('client', 5, praise));
  appAt(viewer, address);
  await screen.findByText(written.byClient);
  expect(screen.queryByText(praise)).toBeNull();
  const published = { type: 'ReviewsPublished', data: { ...ofJob, scores: { client: 5, talent: null } } } as AnyEvent;
  await leaveApp();
  putEverything();
  putStream('review-waiting', opened, by('client', 5, praise), published);
  appAt(viewer, address);
  expect(await screen.findByText(praise)).toBeTruthy();
});

test('a published review cannot be written again', async () => {
  appAt('client', '/client/talents/talent-1/reviews/add?job=job-1');
  expect(await screen.findByText('評価の受付は終了しました')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a deal that did not take place is reported, and can still be reviewed', async () => {
  const router = appAt('client', form);
  await user.click(await screen.findByRole('button', { name: 'お仕事は実施されなかった' }));
  const notHeld = { type: 'ReviewNotHeldReported', data: { ...ofJob, by: 'client' } } as AnyEvent;
  answer(notHeld);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '実施されなかったと報告する' }));
  await screen.findByText('実施されなかったことを報告しました');
  expect(server.asked).toMatchObject([{ payload: { type: 'reportNotHeld' } }]);
  await user.click(screen.getByRole('link', { name: '書いた評価を見る' }));
  const row = within((await screen.findByText('実施なしとして報告済み')).closest('li') as HTMLElement);
  await user.click(row.getByRole('link', { name: '書き直す' }));
  await user.click(await screen.findByRole('radio', { name: /^よくなかった/ }));
  expect(screen.queryByRole('button', { name: 'お仕事は実施されなかった' })).toBeNull();
  answer(notHeld, by('client', 1, ''));
  await user.click(await submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/client/talents/talent-1/reviews/done'));
  expect(server.lastCommand()).toMatchObject({ type: 'write', score: 1 });
});
