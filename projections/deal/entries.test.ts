import { describe, expect, test } from 'vitest';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { answerDue, parties } from '#domain/testing/dealSamples.ts';
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
      id: '8fJ2',
      ...parties,
      ...deal.texts,
      status: 'IN_PROGRESS',
      fee: null,
      scheduleToClose: null,
      answerDue: null,
      createdAt: NOON,
      updatedAt: NOON,
      version: 1,
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

  test('has the time of reminders with an unchanged status; the selection begins without one', () => {
    const before = [...deal.histories.IS_ADMIN_APPROVED, deal.reminded];
    expect(shown(...before)).toMatchObject({ status: 'IS_ADMIN_APPROVED', remindedApproveAt: NOON + 2 * HOUR });
    expect(shown(...before, deal.decidingStarted)).toMatchObject({ status: 'IS_DECIDING', remindedApproveAt: null });
  });
});
