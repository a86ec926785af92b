import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { made, texts } from '#domain/testing/entryHistories.ts';
import { posting, talentDetails } from '#domain/testing/profiles.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { openRole, postedJob, registeredCast } from '#web/entities/testing/subjects.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, putDeal } from '#web/testing/dealPage.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { shownAt, whenSent } from '#web/testing/shownAt.tsx';
import { textsOf } from '#web/testing/texts.ts';
import { daysOfDiary } from '../entryBeginning.ts';
import { EntryForm } from './entryForm.tsx';

atNoon();

const pitch = '着物での撮影に慣れています。';
const sheet = {
  ...sheetFacts,
  workDays: [
    { date: '2026-12-10', from: '09:00', to: '17:00', kind: 'SHOOT' as const },
    { date: '2026-12-11', from: '09:00', to: '12:00', kind: 'SPARE' as const },
    { date: '2026-12-11', from: '13:00', to: '17:00', kind: 'SPARE' as const },
  ],
};

const open = async (changes: Partial<typeof posting> = { sheet }, said = pitch) => {
  putStream('job-free', postedJob(changes));
  putStream(
    `talent-${uidOf.talent}`,
    registeredCast(),
    {
      type: 'TalentDetailsSaved',
      data: { ...talentDetails, pr: said, sns: { instagram: null, twitter: null, youtube: null, tiktok: null } },
    },
    { type: 'TalentPublished', data: {} },
  );
  signedIn(uidOf.talent, { role: 'talent' });
  accepts('entries', 'entry-new', { ...made, data: { ...made.data, jobId: 'free' } } as typeof made);
  shownAt('/apply', <EntryForm job={server.document('jobs/free') as Job} />);
  await screen.findByRole('button', { name: 'この内容でエントリーする' });
  return userEvent.setup();
};
const send = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'この内容でエントリーする' }));
  await whenSent();
};

describe('an entry', () => {
  test('needs one press: the pitch comes from the profile, the days from the calendar', async () => {
    putStream(
      `diary-${uidOf.talent}`,
      { type: 'DiaryBlocked', data: { from: '2026-12-10', to: '2026-12-10', kind: 'FREE', on: '2026-11-20' } },
      { type: 'DiaryBlocked', data: { from: '2026-12-11', to: '2026-12-12', kind: 'ASK', on: '2026-11-20' } },
    );
    const user = await open();
    expect((screen.getByLabelText(/^自己PR/) as HTMLTextAreaElement).value).toBe(pitch);
    await send(user);
    await waitFor(() =>
      expect(server.asked).toMatchObject([
        {
          callable: 'entries',
          payload: {
            type: 'enter',
            jobId: 'free',
            pr: pitch,
            schedule: '',
            days: [
              { date: '2026-12-10', answer: 'FREE' },
              { date: '2026-12-11', answer: 'ASK' },
            ],
          },
        },
      ]),
    );
  });

  test('starts with the pitch of the last entry, and asks for each day of a cast without a calendar', async () => {
    putDeal('entry', made);
    const user = await open();
    expect((screen.getByLabelText(/^自己PR/) as HTMLTextAreaElement).value).toBe(texts.pr);
    // Without a calendar each day is asked for, and nothing claims to come from one.
    expect(screen.getByText('日ごとに選んでください')).toBeTruthy();
    expect(screen.queryByText(/予定に登録した内容/)).toBeNull();
    await send(user);
    expect(await screen.findByText(messages.required)).toBeTruthy();
    const [first, second] = screen.getAllByRole('group', { name: /^12\/1/ });
    await user.click(within(first as HTMLElement).getByRole('radio', { name: '空き' }));
    await user.click(within(second as HTMLElement).getByRole('radio', { name: '不可' }));
    await send(user);
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(server.asked[0]?.payload.days).toEqual([
      { date: '2026-12-10', answer: 'FREE' },
      { date: '2026-12-11', answer: 'BUSY' },
    ]);
  });

  test('for a job with too many days asks for a text about the days', async () => {
    const user = await open(
      { sheet: null, startsAt: Date.parse('2026-12-01T09:00:00+09:00'), endsAt: Date.parse('2027-02-01T18:00:00+09:00') },
      '',
    );
    expect(screen.queryByText('お仕事の日の参加可否')).toBeNull();
    await send(user);
    // The pitch, which is still empty, and the days.
    expect(await screen.findAllByText(messages.required)).toHaveLength(2);
    expect(server.asked).toEqual([]);
  });

  test('shows its days to its client, on its page', async () => {
    putDeal('entry', { ...made, data: { ...made.data, schedule: '' } } as typeof made);
    dealPage('entry', 'client');
    const card = within(await screen.findByRole('region', { name: 'お仕事の日の参加可否' }));
    expect(textsOf(card.getAllByRole('listitem'))).toEqual(['12/24(木)○空き', '12/25(金)×不可']);
    expect(screen.queryByRole('region', { name: '参加できる日程' })).toBeNull();
  });
});

test('presets 不可 for a booked day; without a calendar nothing is promised', () => {
  const workDays = [{ date: '2026-12-10', from: '20:00', to: '02:00' }];
  const booked = { [`entry-${parties.jobId}`]: { jobId: parties.jobId, workDays } };
  expect(daysOfDiary({ ...posting, sheet }, { blocks: [], weekly: [], booked })).toEqual([
    { date: '2026-12-10', answer: 'BUSY' },
    { date: '2026-12-11', answer: 'BUSY' },
  ]);
  expect(daysOfDiary({ ...posting, sheet }, null).map(({ answer }) => answer)).toEqual([null, null]);
  const said = { blocks: [{ from: '2026-12-10', to: '2026-12-10', kind: 'FREE' as const }], weekly: [], booked: {} };
  expect(daysOfDiary({ ...posting, sheet }, said).map(({ answer }) => answer)).toEqual(['FREE', null]);
});

test('who enters a job of one day can come then, unless the calendar says otherwise', () => {
  const oneDay = { ...posting, sheet: { ...sheet, workDays: sheet.workDays.slice(1) } };
  expect(daysOfDiary(oneDay, null)).toEqual([{ date: '2026-12-11', answer: 'FREE' }]);
  const busy = { blocks: [{ from: '2026-12-11', to: '2026-12-11', kind: 'ASK' as const }], weekly: [], booked: {} };
  expect(daysOfDiary(oneDay, busy)).toEqual([{ date: '2026-12-11', answer: 'ASK' }]);
});

test('an entry to a job with roles names one; a full one cannot be chosen', async () => {
  server.putAll({ 'takenSeats/free': { id: 'free', roles: { 1: 1 } } });
  const user = await open({ sheet: null, roles: [openRole(1, '主演'), openRole(2, '店員')] });
  const full = (await screen.findByRole('option', { name: '主演（¥30,000〜¥50,000）：そろいました' })) as HTMLOptionElement;
  expect(full.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'この内容でエントリーする' }));
  expect((await screen.findByLabelText(/^役/)).getAttribute('aria-invalid')).toBe('true');
  expect(server.lastCommand()).toBeUndefined();
  await user.selectOptions(screen.getByLabelText(/^役/), '店員（¥30,000〜¥50,000）');
  await send(user);
  expect(server.lastCommand()).toMatchObject({ type: 'enter', jobId: 'free', roleNo: 2 });
});
