import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { fold } from '#domain/kernel/decider.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { by, DAY, NOON } from '#domain/testing/contexts.ts';
import { answerDue, parties } from '#domain/testing/dealSamples.ts';
import * as entry from '#domain/testing/entryHistories.ts';
import { envelopesOf } from '#domain/testing/envelopes.ts';
import * as offer from '#domain/testing/offerHistories.ts';
import { runs } from '#domain/testing/rotation.ts';
import type { ReadModel } from '../kernel/projector.ts';
import { replay } from '../replay.ts';

/** `SEED=… npx vitest run projections/lateAlarms.test.ts` repeats a run. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** The log and documents when the task of a stream runs `late` ms after its deadline. */
const rung = (name: 'offer' | 'entry' | 'job', given: readonly AnyEvent[], type: string, dueAt: number, late: number) => {
  const { decider } = aggregateNamed(name);
  const context = by('system', dueAt + late);
  const events = decider.decide({ type }, fold(decider, given), context) as AnyEvent[];
  expect(events).toHaveLength(1);
  const told = given.map((event) => ({ event, at: NOON, actor: { uid: 'system', role: 'system' as const } }));
  const ringing = events.map((event) => ({ event, at: context.now, actor: context.actor }));
  const world = replay();
  for (const event of envelopesOf(`${name}-1`, [...told, ...ringing])) world.add(event);
  return world.documents();
};

/** All times of the end and all amounts, without the times of recording. */
const worth = (documents: ReadonlyMap<string, ReadModel>) =>
  Object.fromEntries(
    [...documents].flatMap(([path, document]) => {
      const { updatedAt: _, createdAt: __, ...rest } = document as Record<string, unknown>;
      if (/^(billMonths|dairySummaries)\/[^/]+$/.test(path)) return [[path, rest]];
      if (/^jobs\/[^/]+\/(offers|entries)\//.test(path) || /^jobs\/[^/]+$/.test(path)) return [[path, rest]];
      return path.startsWith('jobChangeHistories/') ? [[path, rest.at]] : [];
    }),
  );

/** Ends near a new month, near a new tax rate, and at other times. */
const turns = ['2026-12-01', '2027-01-01', '2027-04-01'].map(startOfJstDay);
const ends = fc.oneof(
  fc.tuple(fc.constantFrom(...turns), fc.integer({ min: -120_000, max: 120_000 })).map(([turn, by]) => turn + by),
  fc.integer({ min: NOON + DAY, max: NOON + 200 * DAY }),
);
const lateness = fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 60 * DAY }));

const withEnd = (history: readonly AnyEvent[], scheduleToClose: number): AnyEvent[] =>
  history.map(
    (event) =>
      (event.type === 'EntryApproved' || event.type === 'OfferMade' || event.type === 'OfferApproved'
        ? { ...event, data: { ...event.data, scheduleToClose } }
        : event) as AnyEvent,
  );

describe(`the result of a deal does not depend on when its task runs (seed ${seed})`, () => {
  test.each([
    ['offer', offer.histories.IS_APPROVED],
    ['entry', entry.histories.IS_APPROVED],
  ] as [name: 'offer' | 'entry', history: readonly AnyEvent[]][])('the closing of an %s: month, rate, day and totals', (name, history) => {
    fc.assert(
      fc.property(ends, lateness, (end, late) => {
        const given = withEnd(history, end);
        const inTime = rung(name, given, 'close', end, 0);
        const tooLate = rung(name, given, 'close', end, late);
        expect(worth(tooLate)).toEqual(worth(inTime));
        const months = [...tooLate.keys()].filter((path) => path.startsWith('billMonths/'));
        const inJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short' }).format(end);
        expect(months).toEqual([`billMonths/${inJapan.slice(0, 7)}_${parties.clientId}`]);
      }),
      { seed, numRuns: runs(100) },
    );
  });

  test.each([
    ['offer', offer.histories.IN_PROGRESS, answerDue],
    ['entry', entry.histories.IS_ADMIN_APPROVED, answerDue],
  ] as [name: 'offer' | 'entry', history: readonly AnyEvent[], due: number][])(
    'the expiry of an %s: day and date',
    (name, history, due) => {
      fc.assert(
        fc.property(lateness, (late) => {
          expect(worth(rung(name, history, 'expire', due, late))).toEqual(worth(rung(name, history, 'expire', due, 0)));
        }),
        { seed, numRuns: runs(40) },
      );
    },
  );
});
