import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { jstParts } from '#domain/kernel/calendar/instants.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { appAt, preloadAt, type VisitorName } from '#web/testing/appAt.tsx';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { jobPosted } from '#web/testing/registrations.ts';
import { freeJob, putEverything } from '#web/testing/world.ts';

const closedTitle = '募集を終えたお仕事';
beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
  putStream('job-job-closed', jobPosted(closedTitle), { type: 'JobClosed', data: { clientId: uidOf.client } });
});

const open = async (who: VisitorName, address: string) => {
  await preloadAt(address);
  return appAt(who, address);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the offer form has no closed jobs', async () => {
  await open('client', '/client/talents/talent-1/offer');
  await screen.findByRole('option', { name: freeJob.title });
  expect(screen.queryByRole('option', { name: closedTitle })).toBeNull();
});

test('the offer form refuses an end in the past, or too far ahead, before the confirmation', async () => {
  await open('client', '/client/talents/talent-1/offer');
  await userEvent.click(await screen.findByRole('radio', { name: /^オファー/ }));
  await screen.findByRole('option', { name: freeJob.title });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^お仕事/ }), 'job-free');
  const fee = (await screen.findByRole('textbox', { name: /^報酬/ })) as HTMLInputElement;
  await waitFor(() => expect(fee.value).toBe('30,000'));
  const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
  const ends = (at: number) => {
    const { date, time } = jstParts(at);
    fireEvent.change(field('終了日（日付）'), { target: { value: date } });
    fireEvent.change(field('終了日（時刻）'), { target: { value: time } });
  };
  for (const [end, fault] of [
    [NOON - DAY, 'schedule-in-past'],
    [NOON + businessRules.scheduleAheadMax + DAY, 'schedule-too-far'],
  ] as const) {
    ends(end);
    await press('入力内容を確認する');
    const date = field('終了日（日付）');
    await waitFor(() => {
      const described = (date.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
      expect(described.join(' ')).toContain(errorMessages[fault]);
    });
    expect(date.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(date);
  }
  ends(NOON + 30 * DAY);
  await press('入力内容を確認する');
  await screen.findByRole('button', { name: /のオファーを送る$/ });
});

test('an entry keeps its input when the job ends in the meantime, and says what to do', async () => {
  refuses('entries', 'job-ended', errorMessages['job-ended']);
  await open('talent', '/talent/jobs/job-free/apply');
  const pitch = await screen.findByLabelText(/^自己PR/);
  await userEvent.clear(pitch);
  await userEvent.type(pitch, '経験があります。');
  await userEvent.type(screen.getByLabelText(/^参加できる日程/), '平日に伺えます。');
  for (const day of screen.getAllByRole('radio', { name: '空き' })) await userEvent.click(day);
  server.put('jobs/job-free', { ...server.document('jobs/job-free'), status: 'CLOSED' });
  await press('この内容でエントリーする');
  await screen.findByText(errorMessages['job-ended']);
  expect((screen.getByLabelText(/^自己PR/) as HTMLTextAreaElement).value).toBe('経験があります。');
  expect(screen.getByRole('link', { name: 'ほかのお仕事をさがす' }).getAttribute('href')).toBe('/talent/jobs');
});

test('a job links a talent to their existing offer', async () => {
  putStream('offer-o2', { ...made, data: { ...made.data, jobId: 'job-free' } } as typeof made);
  await open('talent', '/talent/jobs/job-free');
  const way = await screen.findByRole('link', { name: '届いたオファー・問い合わせを見る' });
  expect(way.getAttribute('href')).toBe('/talent/mypage/offers/o2');
});

test('a job that has ended cannot be entered', async () => {
  await open('talent', '/talent/jobs/job-closed/apply');
  await screen.findByText('このお仕事は募集を終了しました。');
  expect(screen.queryByRole('button', { name: 'この内容でエントリーする' })).toBeNull();
});

test('an unpublished cast reads why there is no entry', async () => {
  server.put('talents/talent-1', { ...server.document('talents/talent-1'), isPublished: false });
  await open('suspendedTalent', '/talent/jobs/job-free');
  await screen.findByText(/プロフィールが公開されると、エントリーできます。/);
  expect(screen.queryByRole('link', { name: 'このお仕事にエントリーする' })).toBeNull();
});

test.each([
  ['a job', 'talent', '/talent/jobs/nothing-here', 'お仕事が見つかりません'],
  ['a room', 'talent', '/talent/mypage/messages/nobody', 'メッセージが見つかりません'],
  ['a deal to review', 'client', '/client/talents/talent-1/reviews/add', '評価できるお仕事が見つかりません'],
  ['deal with another cast', 'client', '/client/talents/talent-2/reviews/add?job=job-free', '評価できるお仕事が見つかりません'],
  ['somebody else’s deal to review', 'client', '/client/talents/talent-1/reviews/add?job=unknown', '評価できるお仕事が見つかりません'],
] as const)('a missing %s says so', async (_, who, address, text) => {
  await open(who, address);
  await screen.findByText(text);
});
