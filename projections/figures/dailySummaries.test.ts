import { describe, expect, test } from 'vitest';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { type AnyEvent, aggregates } from '#domain/registry.ts';
import { by, uidOf } from '#domain/testing/contexts.ts';
import { parties, terms } from '#domain/testing/dealSamples.ts';
import { closed as entryClosed } from '#domain/testing/entryHistories.ts';
import { envelopesOf } from '#domain/testing/envelopes.ts';
import { closed, made } from '#domain/testing/offerHistories.ts';
import { entryEvents } from '#domain/work/entry/events.ts';
import { offerEvents } from '#domain/work/offer/events.ts';
import { replay } from '../replay.ts';
import { parseDocument } from '../testing/project.ts';
import { figureOf, figures, sumFigures } from './dailySummaries.schema.ts';
import { countedTypes, countOf, SHARDS, summaryPath } from './dailySummaries.ts';
import { reasonedTypes } from './reasons.schema.ts';

const registered: AnyEvent = { type: 'AccountRegistered', data: { email: 'hana@example.com' } };
const at = (time: string, event: AnyEvent, streamId = 'account-hana') =>
  envelopesOf(streamId, [{ event, at: Date.parse(time), actor: by('office').actor }]);

const documentsOf = (...streams: ReturnType<typeof at>[]) => {
  const world = replay();
  for (const event of streams.flat()) world.add(event);
  return Object.fromEntries(world.documents());
};

describe('dairySummaries/{date}', () => {
  test('a day ends a millisecond before midnight in Tokyo', () => {
    const documents = documentsOf(
      at('2026-11-20T23:59:59.999+09:00', registered, 'account-hana'),
      at('2026-11-21T00:00:00.000+09:00', registered, 'account-ken'),
    );
    for (const [date, time] of [
      ['2026-11-20', '2026-11-20T23:59:59.999+09:00'],
      ['2026-11-21', '2026-11-21T00:00:00.000+09:00'],
    ] as const) {
      const at = Date.parse(time);
      expect(documents[summaryPath(date)]).toEqual({ id: date, date, figures: { accountsRegistered: 1 }, createdAt: at, updatedAt: at });
    }
  });

  test('its stamps are the first and the last counted event, whatever their order and shards', () => {
    const [first, last] = ['2026-11-20T10:00:00+09:00', '2026-11-20T18:00:00+09:00'];
    const between = Array.from({ length: 20 }, (_, index) => at('2026-11-20T12:00:00+09:00', registered, `account-${index}`));
    const documents = documentsOf(...between, at(last, registered, 'account-last'), at(first, registered, 'account-first'));
    expect(documents[summaryPath('2026-11-20')]).toMatchObject({ createdAt: Date.parse(first), updatedAt: Date.parse(last) });
  });

  test('a morning in Tokyo belongs to that day, although the UTC date is the day before', () => {
    expect(Object.keys(documentsOf(at('2027-01-01T08:59:59+09:00', registered)))).toContain('dairySummaries/2027-01-01');
    expect(Object.keys(documentsOf(at('2026-12-31T14:59:59Z', registered)))).toContain('dairySummaries/2026-12-31');
  });

  test('a closed deal counts once, with its fee', () => {
    const documents = documentsOf(
      at('2026-12-20T10:00:00+09:00', closed, 'offer-1'),
      at('2026-12-20T11:00:00+09:00', closed, 'offer-2'),
      at(new Date(terms.scheduleToClose).toISOString(), made, 'offer-3'),
      at('2026-12-20T13:00:00+09:00', entryClosed, 'entry-1'),
    );
    // On the day of the agreed end, however late the tasks run.
    expect(documents[summaryPath(jstDate(terms.scheduleToClose))]?.figures).toEqual({
      offersClosed: 2,
      entriesClosed: 1,
      closedFees: 120_000,
      offers: 1,
    });
  });

  test('the sum of the shards is the day', () => {
    const people = Array.from({ length: 60 }, (_, index) => at('2026-11-20T10:00:00+09:00', registered, `account-${index}`));
    const documents = documentsOf(...people);
    const shards = Object.entries(documents).filter(([path]) => path.startsWith('dairySummaries/2026-11-20/shards/'));
    expect(shards.length).toBeGreaterThan(SHARDS / 2);
    expect(shards.length).toBeLessThanOrEqual(SHARDS);
    for (const [path, shard] of shards) expect(parseDocument(path, shard)).toEqual(shard);
    const sum = sumFigures(shards.map(([, shard]) => shard.figures as Record<string, number>));
    expect(sum).toEqual({ accountsRegistered: 60 });
    expect(documents[summaryPath('2026-11-20')]?.figures).toEqual(sum);
  });

  test('a stream always counts in the same shard, so nothing is counted twice', () => {
    const [first] = at('2026-11-20T10:00:00+09:00', registered, `account-${uidOf.talent}`);
    if (!first) throw new Error('no event');
    expect(countOf(first)?.shard).toBe(countOf({ ...first, version: 2 })?.shard);
  });

  test('the reasons for ended deals are counted by act, also of an act without a figure; a missing one is not', () => {
    const because = (reasonCode: 'FEE' | null) => ({ ...parties, reasonCode, reason: null });
    const events = [
      ...at('2026-11-20T10:00:00+09:00', { type: 'OfferRefused', data: because('FEE') }, 'offer-o1'),
      ...at('2026-11-20T10:00:00+09:00', { type: 'OfferRefused', data: because('FEE') }, 'offer-o2'),
      ...at('2026-11-20T10:00:00+09:00', { type: 'OfferRefused', data: because(null) }, 'offer-o3'),
      ...at('2026-11-20T10:00:00+09:00', { type: 'EntryWithdrawn', data: because('FEE') }, 'entry-e1'),
    ];
    expect(documentsOf(events)[summaryPath('2026-11-20')]).toMatchObject({
      figures: { offersRefused: 3 },
      reasons: { OfferRefused_FEE: 2, EntryWithdrawn_FEE: 1 },
    });
  });

  test('every event that stores a reason of a list is counted', () => {
    const rows: readonly [string, object][] = [...Object.entries(offerEvents), ...Object.entries(entryEvents)];
    const stored = rows.filter(([, row]) => 'data' in row && 'reasonCode' in (row.data as object)).map(([type]) => type);
    expect([...reasonedTypes].sort()).toEqual(stored.sort());
  });

  test('figures but two are counted by one event type, and every counted type exists', () => {
    const types = Object.values(aggregates).flatMap(({ events }) => Object.keys(events));
    expect(countedTypes.filter((type) => !types.includes(type))).toEqual([]);
    // A client or its last seat closes a job. A cast accepts an offer, or the client agrees to the
    // cast's terms.
    expect([figures.length, new Set(figures).size]).toEqual([Object.keys(figureOf).length - 1, Object.keys(figureOf).length - 1]);
  });
});
