import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEnvelope } from '#domain/registry.ts';
import { envelopes, interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { runs } from '#domain/testing/rotation.ts';
import { diaries } from './diary/diaries.ts';
import { applyEvent, applyWrite, byType, type ReadModel } from './kernel/projector.ts';
import { notifications } from './notification/notifications.ts';
import { readModelProjectors } from './readModels.ts';
import { replay, withNewestCards } from './replay.ts';
import { parseDocument, project } from './testing/project.ts';

const RUNS = { numRuns: runs(40) };

const replayed = (events: readonly AnyEnvelope[]): Record<string, ReadModel> => {
  const world = replay();
  for (const event of events) world.add(event);
  return Object.fromEntries(world.documents());
};

/** The size of what an offer without a sheet writes to diary and inboxes, beside `deals` others. */
const sharedSize = (deals: number): number => {
  const shared = byType([diaries, notifications]);
  const documents = new Map<string, ReadModel>();
  const applied = (deal: number) =>
    envelopes(`offer-deal-${1_000 + deal}`, ...offerHistories.IS_APPROVED).flatMap((event) => {
      const writes = (shared.get(event.type) ?? []).flatMap((each) => each.apply(event, documents));
      for (const write of writes) applyWrite(documents, write);
      return writes.filter(([path]) => !path.startsWith('notifications/'));
    });
  for (let deal = 0; deal < deals; deal++) applied(deal);
  return JSON.stringify(applied(deals)).length;
};

test('a deal writes as much to the documents of its people beside 500 deals as beside 5', () => {
  expect(sharedSize(500) / sharedSize(5)).toBeLessThan(1.1);
});

describe('the documents of any history', () => {
  test('are the same in any order of streams', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        expect(replayed(interleave(streams, order))).toEqual(replayed(streams.flat()));
      }),
      RUNS,
    ));

  test('match the schemas of the web app', () =>
    fc.assert(
      fc.property(worlds, (streams) => {
        for (const [path, document] of Object.entries(replayed(streams.flat()))) expect(parseDocument(path, document)).toEqual(document);
      }),
      RUNS,
    ));

  test('depend only on the documents that each projector declares', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        const events = interleave(streams, order);
        const documents = new Map<string, ReadModel>();
        for (const event of events) applyEvent(byType(readModelProjectors), event, documents);
        expect(project(readModelProjectors, events)).toEqual(Object.fromEntries(documents));
      }),
      RUNS,
    ));

  test('are the same whether a replay changes its documents in place or copies them, and a store hears of each change', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        const events = interleave(streams, order);
        const copies = new Map<string, ReadModel>();
        for (const event of events) applyEvent(byType(readModelProjectors), event, copies);
        const expected = Object.fromEntries([...copies].map(([path, document]) => [path, withNewestCards(copies, path, document)]));
        // What a store on disk keeps: the text of each document as it was set last.
        const kept = new Map<string, string>();
        const held = new Map<string, ReadModel>();
        const store = replay({
          get: (path) => held.get(path),
          set: (path, document) => {
            held.set(path, document);
            kept.set(path, JSON.stringify(document));
          },
          delete: (path) => held.delete(path) && kept.delete(path),
          [Symbol.iterator]: () => [...held][Symbol.iterator](),
        });
        for (const event of events) store.add(event);
        store.documents();
        expect(Object.fromEntries([...kept].map(([path, text]) => [path, JSON.parse(text)]))).toEqual(replayed(events));
        expect(replayed(events)).toMatchObject(expected);
      }),
      RUNS,
    ));
});
