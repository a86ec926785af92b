import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { approved, made, termsChanged } from '#domain/testing/offerHistories.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { readModelProjectors } from '../readModels.ts';
import { project } from '../testing/project.ts';

const uid = uidOf.talent;
const diaryStream = `diary-${uid}`;
const blocked = (from: string, to: string, kind: 'BUSY' | 'ASK' | 'FREE'): AnyEvent => ({
  type: 'DiaryBlocked',
  data: { from, to, kind, on: '2026-11-20' },
});
const shown = (...streams: readonly (readonly [string, ...AnyEvent[]])[]) => {
  const documents = project(
    readModelProjectors,
    streams.flatMap(([streamId, ...events]) => envelopes(streamId, ...events)),
  );
  return { diary: documents[`diaries/${uid}`], availability: documents[`availability/${uid}`] };
};
const withSheet = (event: AnyEvent): AnyEvent => ({ ...event, data: { ...event.data, ...storedSheet(termsSheet) } }) as AnyEvent;
const [offers, entries] = dealKinds;
const offer = [withSheet(made), ...(offers.histories.IS_APPROVED ?? []).slice(1)];
const entry = [...(entries.histories.IS_DECIDING ?? []), withSheet((entries.histories.IS_APPROVED ?? []).at(-1) as AnyEvent)];
const workDays = [{ date: '2026-11-30' }, { date: '2026-12-10' }];

describe('the days of a cast', () => {
  test('are the entries of the cast; clients see only whether a day is free, to be asked, or not free', () => {
    const { diary, availability } = shown([
      diaryStream,
      blocked('2026-12-01', '2026-12-05', 'ASK'),
      blocked('2026-12-03', '2026-12-03', 'BUSY'),
    ]);
    expect(diary).toMatchObject({
      blocks: [{ from: '2026-12-01', to: '2026-12-02', kind: 'ASK' }, { from: '2026-12-04' }, { kind: 'BUSY' }],
    });
    expect(availability).toEqual({
      id: uid,
      busy: [{ from: '2026-12-03', to: '2026-12-03' }],
      ask: [
        { from: '2026-12-01', to: '2026-12-02' },
        { from: '2026-12-04', to: '2026-12-05' },
      ],
      free: [],
      weekly: [],
      held: [],
      said: false,
    });
  });
  test('hold free days beside booked ones, and one small record of weekly rules', () => {
    const weekly = ['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'FREE', 'FREE', 'UNKNOWN'] as const;
    const set: AnyEvent = { type: 'DiaryWeekSet', data: { weekly: [...weekly] } };
    const { diary, availability } = shown([diaryStream, blocked('2026-12-09', '2026-12-11', 'FREE'), set], ['offer-d1', ...offer]);
    expect(diary).toMatchObject({ weekly, blocks: [{ kind: 'FREE' }] });
    expect(availability).toMatchObject({
      weekly,
      free: [
        { from: '2026-12-09', to: '2026-12-09' },
        { from: '2026-12-11', to: '2026-12-11' },
      ],
    });
  });
  test.each([
    ['offer', ['offer-d1', ...offer]],
    ['entry', ['entry-d1', ...entry]],
  ] as [string, [string, ...AnyEvent[]]][])('are booked by a concluded %s, without details for clients', (_, stream) => {
    const { diary, availability } = shown(stream);
    expect(diary?.booked).toMatchObject({ [stream[0]]: { jobId: parties.jobId, workDays } });
    expect(availability).toMatchObject({
      busy: [
        { from: '2026-11-30', to: '2026-11-30' },
        { from: '2026-12-10', to: '2026-12-10' },
      ],
    });
    expect(JSON.stringify(availability)).not.toContain(parties.jobId);
  });
  test('end at midnight with work until 24:00, and go on with work past it', () => {
    const until = (to: string) => {
      const sheet = storedSheet({ ...termsSheet, workDays: [{ date: '2026-12-10', from: '18:00', to, kind: 'SHOOT' }] });
      const ending = (offers.histories.IS_APPROVED ?? []).slice(1);
      return shown(['offer-d1', { ...made, data: { ...made.data, ...sheet } } as AnyEvent, ...ending]).availability?.busy;
    };
    expect(until('00:00')).toEqual([{ from: '2026-12-10', to: '2026-12-10' }]);
    expect(until('00:30')).toEqual([{ from: '2026-12-10', to: '2026-12-11' }]);
  });
  test('are free again after a cancellation or force close', () => {
    for (const type of ['OfferForceClosed', 'OfferCancellationSettled'] as const) {
      const data = { ...parties, reason: '中止', ...(type === 'OfferCancellationSettled' && { calledOffBy: 'client', cancelFee: 0 }) };
      const { diary, availability } = shown(['offer-d1', ...offer, { type, data } as AnyEvent]);
      expect([diary?.booked, availability?.busy]).toEqual([{}, []]);
    }
  });
  test('show held days to clients as a number, until the hold ends', () => {
    const deal = { ...parties, dealKind: 'offer' as const, dealId: 'd1' };
    const other = { ...parties, dealKind: 'entry' as const, dealId: 'd2' };
    const times = { position: 1, endsAt: 2, remindAt: 1 };
    const granted: AnyEvent[] = [
      { type: 'HoldGranted', data: { ...deal, days: ['2026-12-14', '2026-12-15'], ...times } },
      { type: 'HoldGranted', data: { ...other, days: ['2026-12-15'], ...times } },
    ];
    const stream = `hold-${uid}`;
    const { diary, availability } = shown([stream, ...granted]);
    expect(diary).toMatchObject({ held: { 'offer-d1': { days: ['2026-12-14', '2026-12-15'] }, 'entry-d2': { days: ['2026-12-15'] } } });
    expect(availability).toMatchObject({
      held: [
        { date: '2026-12-14', count: 1 },
        { date: '2026-12-15', count: 2 },
      ],
      busy: [],
    });
    expect(JSON.stringify(availability)).not.toMatch(/d1|d2|job|client/);
    const gone = shown([stream, ...granted, { type: 'HoldExpired', data: deal }, { type: 'HoldLapsed', data: { ...deal, dealId: 'd3' } }]);
    expect(gone.availability).toMatchObject({ held: [{ date: '2026-12-15', count: 1 }] });
  });
  test('do not depend on the order of two streams', () => {
    const year = 365 * DAY;
    const own = envelopes(diaryStream, blocked('2026-12-01', '2026-12-01', 'BUSY'));
    const deal = envelopes('offer-d1', ...offer);
    // Long after the work of the deal.
    const late = envelopes('entry-d2', ...entry).map((event) => ({
      ...event,
      meta: { ...event.meta, recordedAt: event.meta.recordedAt + year },
    }));
    const read = (...streams: readonly (typeof own)[]) => project(readModelProjectors, streams.flat());
    for (const path of [`diaries/${uid}`, `availability/${uid}`]) expect(read(own, deal, late)[path]).toEqual(read(late, deal, own)[path]);
  });
  test('are empty after the person has left, also for late events', () => {
    const left: [string, ...AnyEvent[]] = [
      `account-${uid}`,
      { type: 'AccountRegistered', data: { email: 'hana@example.com' } },
      { type: 'AccountWithdrawn', data: {} } as AnyEvent,
    ];
    const { diary, availability } = shown([diaryStream, blocked('2026-12-01', '2026-12-01', 'BUSY')], left, ['offer-d1', ...offer]);
    expect(diary).toMatchObject({ blocks: [], booked: {}, left: true });
    expect(availability).toBeUndefined();
  });
  test('of a deal without a sheet are unknown: none is booked until they are fixed, and none after they are dropped', () => {
    const concluded: [string, ...AnyEvent[]] = ['offer-d1', made, approved];
    expect(shown(concluded).availability).toMatchObject({ free: [], busy: [] });
    const terms = (sheet: typeof termsSheet) => termsChanged(storedSheet(sheet));
    expect(shown([...concluded, terms(termsSheet)]).availability?.busy).toHaveLength(2);
    expect(shown([...concluded, terms(termsSheet), terms({ ...termsSheet, workDays: [] })]).availability?.busy).toEqual([]);
  });
});

describe('the calendar feed', () => {
  const opened: AnyEvent = { type: 'DiaryFeedOpened', data: { feedHash: 'a'.repeat(64) } };
  test('is in the diary while it is open, and in no other document', () => {
    const { diary, availability } = shown([diaryStream, opened]);
    expect(diary).toMatchObject({ feed: { hash: 'a'.repeat(64), openedAt: NOON } });
    expect(JSON.stringify(availability)).not.toContain('aaa');
    expect(shown([diaryStream, opened, { type: 'DiaryFeedClosed', data: {} }]).diary).toMatchObject({ feed: null });
  });
  test('is closed when the cast leaves', () =>
    expect(
      shown([diaryStream, opened], [`account-${uid}`, { type: 'AccountWithdrawn', data: { role: 'talent' } } as AnyEvent]).diary,
    ).toMatchObject({ feed: null }));
});
