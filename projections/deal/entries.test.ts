import { describe, expect, test } from 'vitest';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { answerDue, checked, parties, terms } from '#domain/testing/dealSamples.ts';
import * as deal from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import type { EntryEvent } from '#domain/work/entry/events.ts';
import { entryStatuses } from '#domain/work/entry/status.ts';
import { MISSING_PERSON } from '../kernel/fields.schema.ts';
import { project } from '../testing/project.ts';
import { entries } from './entries.ts';

const PATH = 'jobs/job-1/entries/8fJ2';
const shown = (...events: EntryEvent[]) => project([entries], envelopes('entry-8fJ2', ...events))[PATH];

describe('jobs/{jobId}/entries/{entryId}', () => {
  test('begins with the texts of the talent, and placeholders while sources of cards are missing', () => {
    expect(shown(deal.made)).toMatchObject({
      ...{ id: '8fJ2', ...parties, ...deal.texts, status: 'IN_PROGRESS', fee: null, scheduleToClose: null, answerDue: null },
      ...{ createdAt: NOON, updatedAt: NOON, version: 1 },
      client: { id: 'client-1', name: MISSING_PERSON, thumbnail: null, version: 0 },
      job: { id: 'job-1', title: '', picture: null, version: 0 },
    });
  });

  test.each(entryStatuses)('has the status %s like the decider', (status) => {
    expect(shown(...deal.histories[status])).toMatchObject({ status, version: deal.histories[status].length });
  });

  test('has a deadline only while the client has to answer', () => {
    for (const status of entryStatuses) {
      const awaited = status === 'IS_ADMIN_APPROVED' || status === 'IS_DECIDING';
      expect([status, shown(...deal.histories[status])?.answerDue]).toEqual([status, awaited ? answerDue : null]);
    }
  });

  test('has the time of each step', () => {
    expect(shown(...deal.histories.IS_CLOSED)).toMatchObject({
      ...{
        adminApprovedAt: NOON + HOUR,
        startDecidingAt: NOON + 2 * HOUR,
        approvedAt: NOON + 3 * HOUR,
        closedAt: terms.scheduleToClose,
      },
      ...{ ...terms, billStatus: 'UNCLAIMED', isBill: false, refusedAt: null, expiredAt: null, reason: null },
    });
  });

  test('has the reason of a refusal by the client or the office', () => {
    expect(shown(...deal.histories.IS_REFUSED)).toMatchObject({ reason: '日程が合わないため', refusedAt: NOON + 3 * HOUR });
    expect(shown(...deal.histories.IS_ADMIN_DISAPPROVED)).toMatchObject({
      reason: '募集条件と異なるため',
      adminDisapprovedAt: NOON + HOUR,
      refusedAt: null,
    });
  });

  test('has the time of reminders with an unchanged status; the selection begins without one', () => {
    const before = [...deal.histories.IS_ADMIN_APPROVED, deal.reminded];
    expect(shown(...before)).toMatchObject({ status: 'IS_ADMIN_APPROVED', remindedApproveAt: NOON + 2 * HOUR });
    expect(shown(...before, deal.decidingStarted)).toMatchObject({ status: 'IS_DECIDING', remindedApproveAt: null });
  });

  test('has the current terms, and the id of the latest change of its fee', () => {
    const { histories } = deal;
    const fee: EntryEvent = { type: 'EntryFeeChanged', data: { ...parties, previousFee: terms.fee, fee: 45_000 } };
    const change = { previousScheduleToClose: terms.scheduleToClose, scheduleToClose: terms.scheduleToClose + HOUR };
    const end: EntryEvent = { type: 'EntryScheduleChanged', data: { ...parties, ...change } };
    expect(shown(...histories.IS_APPROVED, fee, end)).toMatchObject({
      ...{ fee: 45_000, feeChengeLog: 'entry-8fJ2_5', scheduleToClose: terms.scheduleToClose + HOUR },
    });
  });

  test('has who force-closed it, when and why', () => {
    expect(shown(...deal.histories.IS_ADMIN_CLOSED)).toMatchObject({
      ...{ adminCancelAt: NOON + HOUR, adminCancelReason: '規約違反', adminCancelBy: 'office-1', reason: null },
    });
  });

  test('has the status of its bill, in both directions', () => {
    const numbered: EntryEvent = { type: 'EntryBillClaimed', data: { ...parties, billId: 'B-1' } };
    const reopened: EntryEvent = { type: 'EntryBillReopened', data: { ...parties, reason: '請求書の宛名を直すため' } };
    const closed = deal.histories.IS_CLOSED;
    const at = NOON + 5 * HOUR;
    expect(shown(...closed, numbered)).toMatchObject({ billStatus: 'CLAIMED', isBill: true, billId: 'B-1', billApplyedAt: at });
    expect(shown(...closed, deal.billIgnored)).toMatchObject({ billStatus: 'IGNORED', isBill: false, billIgnoredAt: at });
    expect(shown(...closed, numbered, reopened)).toMatchObject({
      billStatus: 'UNCLAIMED',
      isBill: false,
      billId: null,
      billApplyedAt: null,
    });
  });

  test('of an erased talent has no text', () => {
    expect(
      shown({ type: 'EntryMade', data: { ...parties, pr: null, schedule: null, days: null, posted: null, ...checked } }),
    ).toMatchObject({
      pr: null,
      schedule: null,
      days: null,
    });
  });
});
