import { beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { clockTime } from '#domain/kernel/format/times.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { factsOf, type TermsSheet } from '#domain/work/deal/sheet.ts';
import { spanOf } from '#domain/work/deal/workSpan.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { send } from '#tests/support/callables.ts';
import { armedFor, pauseQueue } from '#tests/support/clock.ts';
import { whenStatus } from '#tests/support/deals.ts';
import { newEntry, whenEntryStatus } from '#tests/support/entries.ts';
import { level, now } from '#tests/support/level.ts';
import { mailsTo, whenMail } from '#tests/support/mails.ts';
import { type Cast, document, newCast, newJob } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

// An event of tomorrow: each period ends before it begins, and who has to act learns it in hours.

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
  await pauseQueue();
});

const tomorrow = (): { readonly sheet: TermsSheet; readonly begins: number; readonly scheduleToClose: number } => {
  const at = now() + 30 * HOUR;
  const day = { date: jstDate(at), from: clockTime(at), to: clockTime(at + 4 * HOUR), kind: 'SHOOT' } as const;
  const { from: begins, to } = spanOf(day);
  const payDue = jstDate(at + 30 * DAY);
  return { sheet: { ...termsSheet, notes: '', workDays: [day], payDue }, begins, scheduleToClose: to + 8 * HOUR };
};

/** The latest alarm of a stream but that of the deal's end (ms). */
const lastAlarm = (streamId: string, ...kinds: readonly string[]): Promise<number> =>
  until(
    async () => (await armedFor(streamId)).filter(({ kind }) => kinds.includes(kind)).map(({ dueAt }) => dueAt),
    (armed) => armed.length > 0,
    `${kinds.join()} of ${streamId}`,
  ).then((armed) => Math.max(...armed));

const urgent = /：あと(\d+)時間/;

test('an entry for tomorrow is approved, selected and changed before its work begins', async () => {
  const { office, client, talent } = cast;
  const { sheet, begins, scheduleToClose } = tomorrow();
  const times = { startsAt: begins, endsAt: begins + 4 * HOUR, entryDeadline: begins - HOUR };
  const jobId = await newJob(client, { ...times, sheet: factsOf(sheet), description: sheet.content, place: sheet.place });
  const { entryId, path } = await newEntry({ talent, jobId });
  const entered = await whenEntryStatus(path, 'IN_PROGRESS');
  expect(entered.decideBy).toBeGreaterThan(now() + HOUR);
  expect(await lastAlarm(`entry-${entryId}`, 'remindOffice', 'remindOfficeAgain')).toBeLessThan(begins);
  expect((await whenMail(office, 'エントリーの確認をお願いします')).subject).toMatch(urgent);

  await level().reach(begins - 22 * HOUR);
  await send(office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
  // Two hours, since less than a day is left.
  const approved = await whenEntryStatus(path, 'IS_ADMIN_APPROVED');
  expect(approved.answerDue).toBe((approved.adminApprovedAt as number) + 2 * HOUR);
  expect(approved.decideBy).toBeNull();
  expect((await whenMail(client, 'エントリーが届きました')).subject).toMatch(urgent);

  await send(client, 'entries', { type: 'startDeciding', entryId });
  const deciding = await whenEntryStatus(path, 'IS_DECIDING');
  expect(deciding.answerDue).toBeLessThan(begins);
  const change = { fee: 60_000, scheduleToClose, sheet, reason: '当日の役割が増えたため' };
  await send(client, 'entries', { type: 'proposeChange', entryId, ...change });
  const asked = await document<Entry>(path, ({ proposal }) => proposal?.stage === 'OPEN');
  expect(asked.proposal?.due).toBeLessThanOrEqual(deciding.answerDue as number);
  expect(await lastAlarm(`entry-${entryId}`, 'lapseChange', 'expire')).toBeLessThan(begins);
  const mail = await whenMail(talent, '条件の変更の申し込みが届きました');
  expect(mail.subject).toMatch(/：あと(\d+時間|\d+分)/);
  expect(mail.text).toContain('期限まで、あと');
});

test('an offer for tomorrow is answered, approved and concluded before its work begins', async () => {
  const { office, client, talent } = cast;
  const { sheet, begins, scheduleToClose } = tomorrow();
  const jobId = await newJob(client);
  // Who wants one mail a day gets the urgent ones at once.
  await send(client, 'accounts', { type: 'chooseMail', topic: 'offers', mail: 'digest' });
  const made = await send(client, 'offers', { type: 'makeOffer', jobId, talentId: talent.uid, fee: 30_000, scheduleToClose, sheet });
  const offerId = made.streamId.slice('offer-'.length);
  const path = `jobs/${jobId}/offers/${offerId}`;
  const offered = await whenStatus(path, 'IN_PROGRESS');
  expect(offered.answerDue).toBeLessThan(begins - 23 * HOUR);
  expect((await whenMail(talent, 'オファーが届きました')).subject).toMatch(urgent);

  await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  const accepted = await whenStatus(path, 'IS_ACCEPTED');
  expect(accepted.decideBy).toBeLessThan(begins - 23 * HOUR);
  expect((await whenMail(office, 'オファーの確認をお願いします')).text).toContain(`/office/offers/${offerId}`);

  await level().reach(begins - 90 * 60_000);
  await send(office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  // Less than two hours are left: until the work begins.
  const approved = await document<Offer>(path, ({ status }) => status === 'IS_ADMIN_APPROVED');
  expect(approved.answerDue).toBe(begins);
  const subjects = (await mailsTo(client)).map(({ subject }) => subject).filter((subject) => subject.includes('依頼の確定を'));
  expect(subjects).toEqual([expect.stringMatching(/：あと1時間/)]);
  await send(client, 'offers', { type: 'approve', termsNo: 1, offerId });
  await whenStatus(path, 'IS_APPROVED');
});
