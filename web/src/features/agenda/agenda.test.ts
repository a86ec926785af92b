import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { answerDue, parties, terms } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { countered, histories, made } from '#domain/testing/offerHistories.ts';
import { termsSheet, workEnd } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { entries as entryProjector } from '#projections/deal/entries.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { offers as offerProjector } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import { feesOf, type Line, linesOf, monthOf, nextWork, tasksIn, totalOf, withSum } from './agenda.ts';

type Stream = readonly [streamId: string, ...events: AnyEvent[]];
const linesWith = (...streams: readonly Stream[]): Line[] => {
  const documents = project(
    [offerProjector, entryProjector],
    streams.flatMap(([streamId, ...events]) => envelopes(streamId, ...events)),
  );
  const of = (collection: string) =>
    Object.entries(documents).flatMap(([path, row]) => (path.split('/').at(-2) === collection ? [row] : []));
  return linesOf(of('offers') as Offer[], of('entries') as Entry[]);
};
const withSheet = (event: AnyEvent, sheet = termsSheet): AnyEvent =>
  ({ ...event, data: { ...event.data, ...storedSheet(sheet) } }) as AnyEvent;
const concluded = (sheet = termsSheet): AnyEvent[] => [withSheet(made, sheet), ...histories.IS_APPROVED.slice(1)];
const ofJob = (jobId: string, events: readonly AnyEvent[]): AnyEvent[] =>
  events.map((event) => ({ ...event, data: { ...event.data, jobId } }) as AnyEvent);
const [offers, entries] = dealKinds;

describe('the tasks of a side', () => {
  const words = ['talent', 'client'].flatMap((side) =>
    dealKinds.flatMap(({ name, statuses, views, histories: ways }) =>
      statuses
        .filter((status) => views[status]?.[side as 'client'].needsAction)
        .map((status) => [name, status, side as 'client' | 'talent', ways[status] ?? []] as const),
    ),
  );
  test.each(words)('an %s in %s has its own text for the %s', (name, _, side, history) => {
    const [task] = tasksIn(linesWith([`${name}-d1`, ...history]), side);
    expect(task).toMatchObject({ kind: name, id: 'd1' });
    expect(task?.words).not.toBe('内容を確認する');
    if (task?.due) expect(task.missed).toMatch(/^過ぎると、/);
  });
  test('include a change of terms until its due time, sorted by due time', () => {
    const streams: Stream[] = [
      ['offer-later', ...histories.IS_APPROVED, ...offers.proposals.OPEN],
      ['offer-first', { ...made, data: { ...made.data, answerDue: NOON + HOUR } } as AnyEvent],
      ['offer-none', ...histories.IN_INQUIRY],
    ];
    const tasks = tasksIn(linesWith(...streams), 'talent');
    expect(tasks.map(({ id, due, words }) => [id, due, words])).toEqual([
      ['first', NOON + HOUR, 'オファーに回答する'],
      ['later', NOON + 3 * DAY, '条件の変更に答える'],
      ['none', null, '問い合わせに答える'],
    ]);
    expect(tasksIn(linesWith(...streams), 'client')).toEqual([]);
    expect(answerDue).toBeGreaterThan(NOON + HOUR);
  });
  test('pass to the client with a counter-offer, and end with the answer to an inquiry', () => {
    const answer = { canCome: 'YES', freeDays: [], feeFrom: null, feeTo: null, answerText: '', answerPrint: 1 } as const;
    const answered = { type: 'OfferInquiryAnswered', data: { ...parties, ...answer } } as unknown as AnyEvent;
    const lines = linesWith(['offer-counter', made, countered], ['offer-asked', ...histories.IN_INQUIRY, answered]);
    expect(tasksIn(lines, 'client').map(({ id, due, words }) => [id, due, words])).toEqual([['counter', answerDue, '条件の相談に答える']]);
    expect(tasksIn(lines, 'talent')).toEqual([]);
  });
});

describe('the next work', () => {
  test('is the concluded deal that ends next, with the days left and the later days of its job', () => {
    const lines = linesWith(['offer-d1', ...concluded()], ['offer-open', withSheet(made)]);
    expect(nextWork(lines, NOON)).toEqual({
      jobId: 'job-1',
      date: '2026-11-30',
      from: '18:00',
      to: '20:00',
      daysLeft: 10,
      deals: [{ kind: 'offer', id: 'd1' }],
      laterDays: ['2026-12-10'],
      afterwards: [],
    });
  });
  test('stays until its end, and is null after the last one', () => {
    const lines = linesWith(['offer-d1', ...concluded()]);
    expect(nextWork(lines, workEnd - 1)).toMatchObject({ date: '2026-12-10', daysLeft: 0, laterDays: [] });
    expect(nextWork(lines, workEnd)).toBeNull();
  });
  test('of a client has all deals with work on the job at that time', () => {
    const lines = linesWith(['offer-d1', ...concluded()], ['offer-d2', ...concluded()], ['offer-d3', ...ofJob('job-2', concluded())]);
    expect(nextWork(lines, NOON)?.deals).toEqual([
      { kind: 'offer', id: 'd1' },
      { kind: 'offer', id: 'd2' },
    ]);
    expect(nextWork(lines, NOON)?.afterwards).toMatchObject([{ kind: 'offer', id: 'd3', date: '2026-11-30', from: '18:00' }]);
  });
});

test('a month has completed and concluded deals by kind, and no open ones', () => {
  const closed = [withSheet(made), ...histories.IS_CLOSED.slice(1)];
  const lines = linesWith(
    ['offer-d1', ...concluded()],
    ['offer-d2', ...closed],
    ['offer-d3', withSheet(made)],
    ['entry-d4', ...(entries.histories.IS_APPROVED ?? [])],
  );
  const month = monthOf(lines, '2026-12', 'talent');
  const total = terms.fee * 1.1;
  expect(month.concluded.offer).toEqual({ count: 1, fees: terms.fee, total });
  expect(month.completed.offer).toEqual({ count: 1, fees: terms.fee, total });
  expect(month.concluded.entry.count).toBe(1);
  expect(feesOf(month)).toBe(2 * terms.fee + month.concluded.entry.fees);
  const before = monthOf(lines, '2026-11', 'talent');
  expect([feesOf(before), before.completed.offer]).toEqual([0, { count: 0, fees: 0, total: 0 }]);
  const summed = withSum(month, 'completed', 'offer', { count: 700, fees: 1_000, total: null });
  expect([totalOf(month), totalOf(summed)]).toEqual([2 * total + (month.concluded.entry.total ?? 0), null]);
  expect([summed.completed.offer.count, feesOf(summed)]).toEqual([700, feesOf(month) - terms.fee + 1_000]);
});
