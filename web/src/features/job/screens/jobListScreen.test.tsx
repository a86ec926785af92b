import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { histories } from '#domain/testing/entryHistories.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { workDaysOf } from '#domain/work/job/workDates.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { postedJob } from '#web/entities/testing/subjects.ts';
import { appAt, preloadScreens } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { putWorld } from '#web/testing/putWorld.ts';

beforeAll(preloadScreens);

const job = (id: string, title: string, more: object = {}): readonly [string, AnyEvent] => [
  `job-${id}`,
  postedJob({ title, sheet: null, ...more }),
];
const later = { startsAt: posting.startsAt + 5 * DAY, endsAt: posting.endsAt + 5 * DAY };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  putWorld(job('job-1', '成立したお仕事'), job('same', '同じ時間のお仕事'), job('later', '後日のお仕事', later));
  putWorld(['entry-e1', ...histories.IS_APPROVED]);
  const held = server.document('jobs/job-1') as Job;
  const booked = { 'entry-e1': { jobId: 'job-1', workDays: workDaysOf(held) } };
  server.put(`diaries/${uidOf.talent}`, { ...server.document(`diaries/${uidOf.talent}`), booked });
});

const cardOf = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);

test('cards say the own stage, and which jobs are at the time of concluded work', async () => {
  appAt('talent', '/talent');
  expect(await (await cardOf('成立したお仕事')).findByText('成立')).toBeDefined();
  expect(await (await cardOf('同じ時間のお仕事')).findByText('日程が重なる')).toBeDefined();
  expect((await cardOf('成立したお仕事')).queryByText('日程が重なる')).toBeNull();
  expect((await cardOf('後日のお仕事')).queryByText('日程が重なる')).toBeNull();
});

test('cards of jobs with an own offer or entry say so before anything is concluded', async () => {
  const about = (jobId: string, events: readonly AnyEvent[]) =>
    events.map((event) => ({ ...event, data: { ...event.data, jobId } }) as AnyEvent);
  putWorld(
    job('new', 'まだのお仕事', later),
    ['entry-e2', ...about('later', histories.IN_PROGRESS)],
    ['offer-o1', ...about('same', offerHistories.IN_PROGRESS)],
  );
  appAt('talent', '/talent/jobs');
  expect(await (await cardOf('後日のお仕事')).findByText('エントリー済み')).toBeDefined();
  expect(await (await cardOf('同じ時間のお仕事')).findByText('オファーあり')).toBeDefined();
  expect((await cardOf('まだのお仕事')).queryByText(/成立|エントリー済み|オファーあり/)).toBeNull();
});

test('the page of a job says both, too', async () => {
  appAt('talent', '/talent/jobs/same');
  expect(await screen.findByText('日程が重なる')).toBeDefined();
});

test('the list of a cast starts with the jobs that suit, with the reasons', async () => {
  const rows = ['job-1', 'later'].map((id) => server.document(`jobs/${id}`));
  const answer = { rows, next: null, count: 2, loosened: [], others: [], days: {}, signs: {}, fits: { later: ['prefecture', 'FREE'] } };
  server.answer('search', () => answer);
  appAt('talent', '/talent');
  expect(await (await cardOf('後日のお仕事')).findByText('東京・その日は空き')).toBeDefined();
  expect(server.asked.findLast(({ callable }) => callable === 'search')?.payload.wanted).toMatchObject({ order: 'suited' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '並び順' }).selectedOptions[0]?.textContent).toBe('自分に合う順');
});

test('clients see the newest jobs first, and are not offered the order of casts', async () => {
  appAt('client', '/client/jobs');
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: '並び順' });
  expect([...order.options].map(({ textContent }) => textContent)).toEqual(['新着順', '関連度順', '募集締切が近い順']);
  expect(server.asked.findLast(({ callable }) => callable === 'search')?.payload.wanted).toMatchObject({ order: 'newest' });
});

test('the page of a job begins with what the list knows, while its own read has no answer', async () => {
  appAt('talent', '/talent');
  const link = await screen.findByRole('link', { name: '後日のお仕事' });
  server.goDown();
  fireEvent.click(link);
  await screen.findByText('募集要項');
  expect(screen.getByRole('heading', { name: '後日のお仕事' })).toBeDefined();
  expect(screen.getByText('30,000', { exact: false })).toBeDefined();
});
