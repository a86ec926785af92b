import { describe, expect, test } from 'vitest';
import type { EntryEvent } from '#domain/entry/events.ts';
import type { JobEvent } from '#domain/job/events.ts';
import type { JobPosting } from '#domain/job/posting.ts';
import type { OfferEvent } from '#domain/offer/events.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import * as entry from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { answerDue, histories, made, parties, reminderDue, terms } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { deadlines } from './deadlines.ts';
import { offers } from './offers.ts';
import { project } from './testing/project.ts';

/** What is left to do after these events: kind, when, and the version that set it. */
const left = (...events: OfferEvent[]) =>
  Object.entries(project([offers, deadlines], envelopes('offer-8fJ2', ...events)))
    .filter(([path]) => path.startsWith('deadlines/'))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path, { kind, dueAt, generation }]) => [path, kind, dueAt, generation]);

const moved = (scheduleToClose: number, due: number | null): OfferEvent => ({
  type: 'OfferScheduleChanged',
  data: {
    ...parties,
    previousScheduleToClose: terms.scheduleToClose,
    scheduleToClose,
    askedAt: due === null ? null : NOON,
    answerDue: due,
  },
});
const reminder = (dueAt: number, generation: number) => ['deadlines/8fJ2_remindAccept', 'remindAccept', dueAt, generation];
const expiry = (dueAt: number, generation: number) => ['deadlines/8fJ2_expire', 'expire', dueAt, generation];
const closing = (dueAt: number, generation: number) => ['deadlines/8fJ2_close', 'close', dueAt, generation];

describe('deadlines/{offerId}_{kind}', () => {
  test('of an offer: a reminder and its expiry', () => expect(left(made)).toEqual([expiry(answerDue, 1), reminder(reminderDue, 1)]));
  test('of a reminded offer: its expiry', () =>
    expect(left(made, { type: 'OfferAcceptReminded', data: parties })).toEqual([expiry(answerDue, 1)]));
  test('of an offer approved by the office: a reminder to the client and its expiry', () =>
    expect(left(...histories.IS_ADMIN_APPROVED)).toEqual([
      expiry(answerDue, 3),
      ['deadlines/8fJ2_remindApprove', 'remindApprove', reminderDue, 3],
    ]));
  test('of a concluded deal: its end', () => expect(left(...histories.IS_APPROVED)).toEqual([closing(terms.scheduleToClose, 4)]));
  test('of anything else: none', () => {
    for (const status of ['IN_INQUIRY', 'IS_ACCEPTED', 'IS_REFUSED', 'IS_CANCELED', 'IS_EXPIRED', 'IS_CLOSED', 'IS_ADMIN_CLOSED'] as const)
      expect([status, left(...histories[status])]).toEqual([status, []]);
  });
});

describe('a new end', () => {
  const soon = { ...terms, scheduleToClose: NOON + DAY, askedAt: NOON, answerDue: NOON + DAY };
  const madeForTomorrow: OfferEvent = { type: 'OfferMade', data: { ...parties, ...soon } };
  test('moves what is due, under a new generation', () =>
    expect(left(made, moved(NOON + 4 * DAY, NOON + 4 * DAY))).toEqual([expiry(NOON + 4 * DAY, 2), reminder(NOON + 2 * DAY, 2)]));
  test('takes away a reminder that has no time left', () =>
    expect(left(made, moved(NOON + DAY, NOON + DAY))).toEqual([expiry(NOON + DAY, 2)]));
  test('makes room for a reminder that there was no time for', () =>
    expect(left(madeForTomorrow, moved(terms.scheduleToClose, answerDue))).toEqual([expiry(answerDue, 2), reminder(reminderDue, 2)]));
  test('reminds nobody twice', () =>
    expect(left(made, { type: 'OfferAcceptReminded', data: parties }, moved(NOON + 60 * DAY, answerDue))).toEqual([expiry(answerDue, 3)]));
  test('of a concluded deal moves its closing', () =>
    expect(left(...histories.IS_APPROVED, moved(NOON + 60 * DAY, null))).toEqual([closing(NOON + 60 * DAY, 5)]));
  test('of an accepted one sets nothing', () => expect(left(...histories.IS_ACCEPTED, moved(NOON + 60 * DAY, null))).toEqual([]));
});

describe('of a job', () => {
  const clientId = parties.clientId;
  const posted: JobEvent = { type: 'JobPosted', data: { clientId, ...posting } };
  const edited = (change: Partial<JobPosting>): JobEvent => ({ type: 'JobEdited', data: { clientId, before: {}, after: change } });
  const leftOf = (...events: JobEvent[]) =>
    Object.values(project([deadlines], envelopes('job-8fJ2', ...events))).map(({ id, jobId, dueAt, generation }) => [
      ...[id, jobId, dueAt, generation],
    ]);
  test('its end at the entry deadline', () => expect(leftOf(posted)).toEqual([['8fJ2_end', '8fJ2', posting.entryDeadline, 1]]));
  test('which moves with an edit of the deadline, and with no other', () => {
    expect(leftOf(posted, edited({ title: '追加募集' }))).toEqual([['8fJ2_end', '8fJ2', posting.entryDeadline, 1]]);
    expect(leftOf(posted, edited({ entryDeadline: NOON + DAY }))).toEqual([['8fJ2_end', '8fJ2', NOON + DAY, 2]]);
  });
  test('none any more once it has ended or is closed', () => {
    expect(leftOf(posted, { type: 'JobEnded', data: { clientId, endedAt: posting.entryDeadline } })).toEqual([]);
    expect(leftOf(posted, { type: 'JobClosed', data: { clientId } })).toEqual([]);
  });
});

describe('of an entry', () => {
  const leftOf = (...events: EntryEvent[]) =>
    Object.values(project([deadlines], envelopes('entry-8fJ2', ...events)))
      .map(({ id, offerId, entryId, kind, dueAt, generation }) => ({ id, offerId, entryId, kind, dueAt, generation }))
      .sort((a, b) => String(a.kind).localeCompare(String(b.kind)));
  const due = (kind: string, dueAt: number, generation: number) => ({
    ...{ id: `8fJ2_${kind}`, offerId: null, entryId: '8fJ2', kind, dueAt, generation },
  });
  test('a reminder and its expiry, from the office’s approval on', () =>
    expect(leftOf(...entry.histories.IS_ADMIN_APPROVED)).toEqual([due('expire', answerDue, 2), due('remindApprove', reminderDue, 2)]));
  test('the selection sets both anew, also after a reminder', () => {
    const askedAgain = { askedAt: NOON + DAY, answerDue: answerDue + DAY };
    const started: EntryEvent = { type: 'EntryDecidingStarted', data: { ...parties, ...askedAgain } };
    expect(leftOf(...entry.histories.IS_ADMIN_APPROVED, entry.reminded, started)).toEqual([
      due('expire', answerDue + DAY, 4),
      due('remindApprove', reminderDue + DAY, 4),
    ]);
  });
  test('a concluded one has its end, which moves', () => {
    const later: EntryEvent = {
      type: 'EntryScheduleChanged',
      data: { ...parties, previousScheduleToClose: terms.scheduleToClose, scheduleToClose: NOON + 60 * DAY },
    };
    expect(leftOf(...entry.histories.IS_APPROVED)).toEqual([due('close', terms.scheduleToClose, 4)]);
    expect(leftOf(...entry.histories.IS_APPROVED, later)).toEqual([due('close', NOON + 60 * DAY, 5)]);
  });
  test('of anything else: none', () => {
    for (const status of ['IN_PROGRESS', 'IS_ADMIN_DISAPPROVED', 'IS_REFUSED', 'IS_EXPIRED', 'IS_CLOSED', 'IS_ADMIN_CLOSED'] as const)
      expect([status, leftOf(...entry.histories[status])]).toEqual([status, []]);
  });
});
