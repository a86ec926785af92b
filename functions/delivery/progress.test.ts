import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { memoryFirestore } from '#local/memory/firestore.ts';
import { paths } from '../platform/firestorePaths.ts';
import { buckets, canGoOn, countOwing, nothingOwed, owing, type Progress, seenUpTo, settled } from './progress.ts';
import type { Message } from './publish.ts';
import { sweepOwed } from './sweepOwed.ts';

const streamId = 'offer-1';
/** A stream of three events, all seen, but for what a test says. */
const progress = (change: Partial<Progress> = {}): Progress => ({ ...nothingOwed(streamId, 3), ...change });

describe('a subscription can go on', () => {
  test.each<[string, Partial<Progress>, readonly [readModels: boolean, shared: boolean, policies: boolean]]>([
    ['when nothing is owed to it', {}, [false, false, false]],
    ['when more is owed than it has done', { owed: { shared: 4, policies: 4 } }, [false, true, true]],
    ['when what is owed is done', { owed: { shared: 3, policies: 4 } }, [false, false, true]],
    ['with what is shared only after the own documents', { owed: { readModels: 4, shared: 4, policies: 4 } }, [true, false, true]],
    ['unless it stands still', { owed: { shared: 4, policies: 4 }, parkedAt: { shared: 1 } }, [false, false, true]],
    [
      'but what is shared still waits for own documents that stand still',
      { owed: { readModels: 4, shared: 4 }, parkedAt: { readModels: 1 } },
      [false, false, false],
    ],
    ['unless nobody knows how far it has come', { owed: { shared: 4 }, done: {} }, [false, false, false]],
  ])('%s', (_, change, expected) => {
    expect((['readModels', 'shared', 'policies'] as const).map((each) => canGoOn(progress(change), each))).toEqual(expected);
  });
});

describe('what is noted', () => {
  test('goes forward only, and leaves the sweep what is owed to others', () => {
    const owed = progress({ owed: { shared: 5, policies: 5 } });
    expect(seenUpTo(owed, 'shared', 5)).toEqual({ 'done.shared': 5, 'done.search': 5 });
    expect(seenUpTo(owed, 'shared', 2)).toEqual({ 'done.shared': 3 });
    expect(seenUpTo(owed, ['shared', 'policies'], 5)).toEqual({ 'done.shared': 5, 'done.policies': 5, 'done.search': 5, owedSince: null });
  });

  test('moves on who is owed nothing, so that the next event is next for it', () => {
    const owed = progress({ owed: { shared: 5, search: 5, policies: 2 } });
    expect(seenUpTo(owed, 'shared', 5)).toEqual({ 'done.shared': 5, 'done.policies': 5 });
    expect(seenUpTo(progress({ owed: { shared: 5 }, done: { shared: 3 } }), 'shared', 5)).toEqual({ 'done.shared': 5, owedSince: null });
  });

  test('ends a row of failures', () => {
    const failed = progress({ owed: { shared: 4 }, failures: { shared: 2 } });
    expect(seenUpTo(failed, 'shared', 4)).toMatchObject({ 'done.shared': 4, 'failures.shared': FieldValue.delete(), owedSince: null });
  });

  test('takes the stream from the sweep once nobody can go on', () => {
    expect(seenUpTo(progress({ owed: { shared: 4 } }), 'shared', 4)).toMatchObject({ owedSince: null });
    expect(settled(progress({ owed: { shared: 4 } }))).toEqual({});
    expect(settled(progress({ owed: { shared: 4 }, parkedAt: { shared: 1 } }))).toEqual({ owedSince: null });
  });

  test('begins with the first event; who is owed nothing is done with it', () => {
    const first = { streamId, version: 1, types: [], at: 7, isFirst: true, lacksDocuments: false, setsDeadlines: false };
    expect(owing(first, ['shared'])).toMatchObject({
      owed: { shared: 1 },
      done: { readModels: 0, shared: 0, search: 1, policies: 1 },
      owedSince: 7,
    });
    expect(owing({ ...first, version: 2, isFirst: false }, ['shared'])).not.toHaveProperty('done');
  });
});

describe('the sweep', () => {
  /** Streams that owe something to `shared` since the time given (ms). */
  const sweepOf = async (streams: readonly Progress[]) => {
    const db = memoryFirestore().connect();
    for (const each of streams) await db.doc(paths.progress(each.streamId)).set(each);
    const published: Message[] = [];
    return { db, published, publish: async (message: Message) => void published.push(message) };
  };
  const owingSince = (id: string, owedSince: number | null): Progress => ({
    ...nothingOwed(id, 1),
    owed: { shared: 2, policies: 3 },
    owedSince,
  });
  const names = Array.from({ length: 40 }, (_, index) => `offer-${index}`);

  test('wakes every stream with work left, in every bucket', async () => {
    const streams = names.map((name) => owingSince(name, 1_000));
    expect(new Set(streams.map(({ bucket }) => bucket))).toEqual(new Set(buckets));
    const { db, published, publish } = await sweepOf(streams);
    expect(await countOwing(db)).toBe(40);
    expect(await sweepOwed(db, publish, 11_000)).toBe(40);
    expect(published.map((message) => message.streamId).sort()).toEqual([...names].sort());
    expect(published[0]).toEqual({ streamId: published[0]?.streamId, version: 3, owes: ['shared', 'policies'] });
  });

  test('wakes a whole bucket, however many pages it has', async () => {
    const many = Array.from({ length: 12_000 }, (_, index) => `offer-${index}`).filter((name) => nothingOwed(name, 1).bucket === 0);
    expect(many.length).toBeGreaterThan(1_000);
    const { db, published, publish } = await sweepOf(many.map((name) => owingSince(name, 1_000)));
    expect(await sweepOwed(db, publish, 11_000)).toBe(many.length);
    expect(new Set(published.map((message) => message.streamId)).size).toBe(many.length);
  });

  test('leaves streams alone that are on their way, done, or parked', async () => {
    const { db, published, publish } = await sweepOf([
      owingSince('offer-young', 1_001),
      owingSince('offer-parked', null),
      nothingOwed('offer-done', 3),
    ]);
    expect(await sweepOwed(db, publish, 11_000)).toBe(0);
    expect(published).toEqual([]);
  });
});
