import { beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Figure } from '#projections/figures/dailySummaries.schema.ts';
import { CommandError, codeOf, refusal, send } from '#tests/support/callables.ts';
import { armedFor, fireAt, pauseQueue, resumeQueue } from '#tests/support/clock.ts';
import { agreedChange, endSoon, newOffer, offerAgain } from '#tests/support/deals.ts';
import { days, enter, newEntry, texts, whenEntryStatus } from '#tests/support/entries.ts';
import { figuresFrom } from '#tests/support/figures.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, document, newCast, newTalent, posting } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const typesOf = async (entryId: string) => (await eventsOf(`entry-${entryId}`)).map(({ type }) => type);
const jobOf = async (change: object = {}) => {
  const { streamId } = await send(cast.client, 'jobs', { ...posting(), ...change });
  return streamId.slice('job-'.length);
};

test('an entry becomes a claimed bill, and every record has exactly what happened', async () => {
  const { office, client, talent } = cast;
  const jobId = await jobOf();
  const today = jstDate(now());
  const before = await figuresFrom(today);

  const { entryId, path } = await newEntry({ talent, jobId });
  const entered = await whenEntryStatus(path, 'IN_PROGRESS');
  expect(entered).toMatchObject({ ...texts, days, jobId, clientId: client.uid, talentId: talent.uid, answerDue: null });
  expect([entered.talent.name, entered.client.name, entered.job.title]).toEqual([
    '山田 花子',
    '株式会社あおぞら映像',
    '企業紹介映像の出演者募集',
  ]);
  await send(office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
  const approved = await whenEntryStatus(path, 'IS_ADMIN_APPROVED');
  expect(approved.answerDue).toBe((approved.adminApprovedAt as number) + businessRules.answerPeriod);
  await send(client, 'entries', { type: 'startDeciding', entryId });
  await whenEntryStatus(path, 'IS_DECIDING');
  await send(client, 'entries', { type: 'approve', termsNo: 1, entryId, fee: 40_000, scheduleToClose: now() + HOUR });
  await whenEntryStatus(path, 'IS_APPROVED');
  await send(client, 'entries', { type: 'changeFee', entryId, fee: 45_000 });
  // Cloud Tasks closes the deal at the new end.
  await endSoon((scheduleToClose) => agreedChange({ client, talent, office }, { entryId }, { scheduleToClose }));
  const closed = await whenEntryStatus(path, 'IS_CLOSED');
  expect(closed).toMatchObject({ fee: 45_000, billStatus: 'UNCLAIMED', isBill: false });
  await send(office, 'entries', { type: 'claimBill', entryId, billId: 'B-2026-002' });
  const billed = await document<Entry>(path, (entry) => entry.billStatus === 'CLAIMED');
  expect(billed).toMatchObject({ billId: 'B-2026-002', isBill: true, status: 'IS_CLOSED' });

  const { db } = runtime();
  const fees = (await db.collection('feeChangelogs').where('entryId', '==', entryId).get()).docs.map((found) => found.data());
  expect(fees).toMatchObject([{ offerId: null, previousFee: 40_000, fee: 45_000, changedBy: client.uid, jobId }]);
  expect(billed.feeChengeLog).toBe(fees[0]?.id);

  const histories = (await db.collection('jobChangeHistories').where('entryId', '==', entryId).orderBy('at').get()).docs;
  expect(histories.map((found) => [found.get('type'), found.get('actor.role')])).toEqual([
    ['EntryMade', 'talent'],
    ['EntryAdminApproved', 'office'],
    ['EntryDecidingStarted', 'client'],
    ['EntryApproved', 'client'],
    ['EntryFeeChanged', 'client'],
    ['EntryChangeProposed', 'client'],
    ['EntryChangeAgreed', 'talent'],
    ['EntryChangeAdminApproved', 'office'],
    ['EntryTermsChanged', 'office'],
    ['EntryClosed', 'system'],
    ['EntryBillClaimed', 'office'],
  ]);
  const stored = JSON.stringify([await eventsOf(`entry-${entryId}`), histories.map((found) => found.data())]);
  for (const text of [...Object.values(texts), days[0].date]) expect(stored).not.toContain(text);

  const counted = await until(
    () => figuresFrom(today),
    (figures) => (figures.entryBillsClaimed ?? 0) > (before.entryBillsClaimed ?? 0),
    'the claimed bill in the daily figures',
  );
  const grown = (figure: Figure) => (counted[figure] ?? 0) - (before[figure] ?? 0);
  const steps = ['entries', 'entriesAdminApproved', 'entriesDeciding', 'entriesConcluded', 'entryFeesChanged', 'entriesClosed'] as const;
  expect([...steps, 'closedFees' as const].map(grown)).toEqual([1, 1, 1, 1, 1, 1, 45_000]);
});

describe('who may not enter', () => {
  test('a talent who entered before gets entry-exist, also for another offer', async () => {
    const talent = await newTalent(cast.office);
    const { entryId } = await newEntry({ ...cast, talent });
    const refused = await refusal(enter(talent, cast.jobId));
    expect(refused).toMatchObject({ transport: 'ALREADY_EXISTS' });
    expect(refused.details).toEqual({ code: 'entry-exist', message: 'このお仕事には、すでにエントリーがあるため、操作できません。' });
    expect(await codeOf(newOffer({ ...cast, talent }))).toBe('entry-exist');
    expect(await typesOf(entryId)).toEqual(['EntryMade']);
  });

  test('a talent with an offer for the job gets offer-exist, even if the offer has ended', async () => {
    const talent = await newTalent(cast.office);
    const { offerId } = await newOffer({ ...cast, talent });
    expect(await codeOf(enter(talent, cast.jobId))).toBe('offer-exist');
    await send(talent, 'offers', { type: 'refuse', offerId });
    expect(await codeOf(enter(talent, cast.jobId))).toBe('offer-exist');
  });

  test('after the job is closed or its entry deadline has passed, everybody gets job-ended', async () => {
    const talent = await newTalent(cast.office);
    const closed = await jobOf();
    await send(cast.client, 'jobs', { type: 'close', jobId: closed });
    expect(await codeOf(enter(talent, closed))).toBe('job-ended');
    const entryDeadline = now() + 2_000;
    const late = await jobOf({ entryDeadline });
    await until(
      async () => now(),
      (now) => now >= entryDeadline,
      'the entry deadline',
    );
    expect(await codeOf(enter(talent, late))).toBe('job-ended');
  });

  test('an unpublished talent, a client and the office are refused; a missing job is not found', async () => {
    const talent = await newTalent(cast.office);
    await send(cast.office, 'talents', { type: 'suspend', uid: talent.uid, reason: '確認中' });
    expect(await codeOf(enter(talent, cast.jobId))).toBe('talent-unpublished');
    for (const somebody of [cast.client, cast.office]) expect(await codeOf(enter(somebody, cast.jobId))).toBe('permission-denied');
    expect(await codeOf(enter(cast.talent, 'nothing'))).toBe('not-found');
  });
});

test('of an entry and an offer for one pair at once one succeeds, and the other gets the reason', async () => {
  for (let round = 0; round < 3; round++) {
    const talent = await newTalent(cast.office);
    const [entry, offer] = await Promise.allSettled([enter(talent, cast.jobId), newOffer({ ...cast, talent })]);
    const refused = [entry, offer].filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    const { reason } = refused[0] as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(CommandError);
    expect((reason as CommandError).details?.code).toBe(entry.status === 'fulfilled' ? 'entry-exist' : 'offer-exist');
  }
});

test('a cast who refused is offered the job again, and never enters it; a browser does not count the deals', async () => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  const previous = `offer-${offerId}`;
  expect(await codeOf(offerAgain({ ...cast, talent }, previous))).toBe('offer-exist');
  await send(talent, 'offers', { type: 'refuse', offerId });
  expect(await codeOf(newOffer({ ...cast, talent }))).toBe('offer-exist');
  const again = await offerAgain({ ...cast, talent }, previous);
  expect((await runtime().db.doc(again.path).get()).data()).toMatchObject({ previous, earlierDeals: 1, fee: 35_000 });
  expect(await codeOf(enter(talent, cast.jobId))).toBe('offer-exist');
  await send(talent, 'offers', { type: 'refuse', offerId: again.offerId });
  const asked = { type: 'inquire', jobId: cast.jobId, talentId: talent.uid, inquiryType: 'OTHERS', message: 'ご相談です。' };
  const counted = send(cast.client, 'offers', { ...asked, previous: `offer-${again.offerId}`, earlierDeals: 0 });
  expect(await codeOf(counted)).toBe('invalid-argument');
});

test('ten talents can enter one job at once', async () => {
  const talents = await Promise.all(Array.from({ length: 10 }, () => newTalent(cast.office)));
  const jobId = await jobOf();
  const answers = await Promise.all(talents.map((talent) => enter(talent, jobId)));
  expect(new Set(answers.map(({ streamId }) => streamId)).size).toBe(10);
});

test('the client gets one reminder during the selection, and an undecided entry expires', async () => {
  await pauseQueue();
  try {
    const talent = await newTalent(cast.office);
    const { entryId, path } = await newEntry({ ...cast, talent });
    await send(cast.office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
    const { version } = await send(cast.client, 'entries', { type: 'startDeciding', entryId });
    const armed = await until(
      () => armedFor(`entry-${entryId}`),
      (found) => found.filter(({ generation }) => generation === version).length === 2,
      'the alarms of the selection',
    );
    const [remind, expire] = armed.filter(({ generation }) => generation === version);
    if (!remind || !expire) throw new Error('no alarms');
    expect([remind.kind, expire.kind, expire.dueAt - remind.dueAt]).toEqual(['remindApprove', 'expire', businessRules.reminderLead]);
    for (const alarm of [remind, remind, expire, expire, remind]) await fireAt(alarm, alarm.dueAt);
    expect((await typesOf(entryId)).slice(3)).toEqual(['EntryApproveReminded', 'EntryExpired']);
    await whenEntryStatus(path, 'IS_EXPIRED');
    expect(await codeOf(send(cast.client, 'entries', { type: 'refuse', entryId, reason: '日程が合わないため' }))).toBe('status-conflict');
  } finally {
    await resumeQueue();
  }
});
