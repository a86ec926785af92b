import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { upcast } from '../../kernel/eventDefinition.ts';
import type { AnyAggregate } from '../../registry.ts';
import { DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { parties } from '../../testing/dealSamples.ts';
import { entry } from '../entry/entry.ts';
import { offer } from '../offer/offer.ts';

type Stored = readonly [type: string, version: number, data: Record<string, unknown>];

/** The deadlines after stored events of a release whose periods ignored the day of work. */
const deadlinesOf = (aggregate: AnyAggregate, stored: readonly Stored[]) => {
  const events = stored.map(([type, version, data]) => {
    const definition = aggregate.events[type];
    if (!definition) throw new Error(type);
    return { type, data: upcast(definition, version, { ...parties, ...data }, NOON) };
  });
  return aggregate.deadlines?.(fold(aggregate.decider as never, events as never[]));
};

// The work is tomorrow, and yet the deadlines of that time stay.
const facts = { workDays: [{ date: '2026-11-21', from: '10:00', to: '18:00', kind: 'SHOOT' }] };
const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY, sheet: { facts, words: 1 }, sheetWords: null };
const made: Stored = ['OfferMade', 2, { ...terms, askedAt: NOON, answerDue: NOON + 7 * DAY }];
const accepted: Stored = ['OfferAccepted', 2, { termsNo: 1, askedAt: NOON }];
const approved: Stored = ['OfferAdminApproved', 3, { termsNo: 1, feeUpTo: null, askedAt: NOON, answerDue: NOON + 7 * DAY }];
const concluded: Stored = ['OfferApproved', 3, { termsNo: 1, scheduleToClose: terms.scheduleToClose, approvedAt: NOON }];
const calledOff = { calledOffBy: 'client', calledOffAt: NOON, cancelCode: 'OWN_REASON', cancelFeeMax: 0, reason: null };
const entered: Stored = [
  'EntryMade',
  3,
  { pr: null, schedule: null, days: [], posted: { feeMin: 1, feeMax: 2, sheet: facts, words: null }, askedAt: NOON },
];

describe('deals of earlier releases keep their deadlines', () => {
  test.each([
    ['an offer', offer, [made], { remindAccept: 5 * DAY, expire: 7 * DAY }],
    [
      'an offer until the end of the deal, too soon for a reminder',
      offer,
      [['OfferMade', 2, { ...terms, askedAt: NOON, answerDue: NOON + 30 * HOUR }]],
      { expire: 30 * HOUR },
    ],
    ['an inquiry', offer, [['OfferInquired', 2, { inquiryType: 'OTHERS', message: null, askedAt: NOON }]], { remindInquiry: 3 * DAY }],
    ['a check by the office', offer, [made, accepted], { remindOffice: DAY, remindOfficeAgain: 3 * DAY }],
    ['a conclusion', offer, [made, accepted, approved], { remindApprove: 5 * DAY, expire: 7 * DAY }],
    [
      'a new end',
      offer,
      [
        made,
        [
          'OfferScheduleChanged',
          1,
          { previousScheduleToClose: 0, scheduleToClose: NOON + 9 * DAY, askedAt: NOON + DAY, answerDue: NOON + 8 * DAY },
        ],
      ],
      { remindAccept: 6 * DAY, expire: 8 * DAY },
    ],
    [
      'a cancellation',
      offer,
      [made, accepted, approved, concluded, ['OfferCancellationRequested', 1, calledOff]],
      { remindCancellation: 2 * DAY },
    ],
    ['an entry', entry, [entered], { remindOffice: DAY, remindOfficeAgain: 3 * DAY }],
    [
      'a selection',
      entry,
      [entered, ['EntryAdminApproved', 3, { termsNo: 1, feeUpTo: null, askedAt: NOON, answerDue: NOON + 7 * DAY }]],
      { remindApprove: 5 * DAY, expire: 7 * DAY },
    ],
  ] as const)('%s', (_, aggregate, stored, expected) => {
    const found = deadlinesOf(aggregate as unknown as AnyAggregate, stored as unknown as Stored[]);
    expect(Object.fromEntries((found ?? []).map(({ kind, dueAt }) => [kind, dueAt - NOON]))).toEqual(expected);
  });
});
