import { describe, expect, test } from 'vitest';
import { happenedAt } from '#domain/happenedAt.ts';
import { type AnyEnvelope, type AnyEvent, definitionOf } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { checked, firstOfPair, parties } from '#domain/testing/dealSamples.ts';
import * as entry from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { type StoredSample, storedSamples } from '#domain/testing/storedSamples.ts';
import { countedTypes } from '../figures/dailySummaries.ts';
import { project } from '../testing/project.ts';
import { jobChangeHistories, peopleHistories } from './histories.ts';

describe('jobChangeHistories/{eventId}', () => {
  const isNewest = ({ type, schemaVersion }: StoredSample) => schemaVersion === definitionOf(type).schemaVersion;
  const samples = storedSamples.filter((sample) => /^(Job(?!Draft)|Offer|Entry)/.test(sample.type) && isNewest(sample));
  const around = samples.map(({ type, data }) => ({ type, data }) as unknown as AnyEvent);
  test.each(around)('has $type with sender, time and job', (event) => {
    const [name] = /^(Job|Offer|Entry)/.exec(event.type) ?? [];
    const stream = { Job: 'job-job-1', Offer: 'offer-8fJ2', Entry: 'entry-8fJ2' }[name as 'Job' | 'Offer' | 'Entry'];
    const [envelope] = envelopes(stream, event);
    const [record] = Object.values(project([jobChangeHistories], envelopes(stream, event)));
    expect(record).toMatchObject({
      id: `${stream}_1`,
      jobId: 'job-1',
      clientId: 'client-1',
      type: event.type,
      offerId: name === 'Offer' ? '8fJ2' : null,
      entryId: name === 'Entry' ? '8fJ2' : null,
      streamId: stream,
      version: 1,
      actor: { uid: 'office-1', role: 'office' },
      at: happenedAt(envelope as AnyEnvelope),
      createdAt: NOON,
    });
  });
  test('has no personal data', () => {
    const message = 'だれにも見せない文';
    const inquired: AnyEvent = {
      type: 'OfferInquired',
      data: { ...parties, inquiryType: 'OTHERS', message, askedAt: 1, remindAt: 2, ...firstOfPair },
    };
    const records = project([jobChangeHistories], envelopes('offer-8fJ2', inquired));
    expect(JSON.stringify(records)).not.toContain(message);
    expect(Object.values(records)[0]?.data).toEqual({ inquiryType: 'OTHERS', askedAt: 1, remindAt: 2, ...firstOfPair });
    const entered = project([jobChangeHistories], envelopes('entry-8fJ2', entry.made));
    expect(Object.values(entered)[0]?.data).toEqual({ posted: entry.posted, ...checked });
  });
});

test('every event of the daily figures is in a history, once', () => {
  const around = new Set<string>(jobChangeHistories.handles);
  expect(countedTypes.filter((type) => !around.has(type)).sort()).toEqual([...peopleHistories.handles].sort());
});

test('each event of a person has its own row, with only person, type and time', () => {
  const suspended = { type: 'AccountSuspended', data: { reason: '規約違反' } } as const;
  const lifted = { type: 'AccountSuspensionLifted', data: { reason: '確認が済んだため' } } as const;
  const told = envelopes('account-hana', suspended, lifted, suspended);
  const rows = Object.values(project([peopleHistories], told));
  expect(rows).toEqual(
    [told[0], told[2]].map((event) => ({ id: event?.id, uid: 'hana', type: 'AccountSuspended', at: event?.meta.recordedAt })),
  );
});
