import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { dateOfDay } from '#domain/kernel/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { sumFigures } from '#projections/figures/dailySummaries.schema.ts';
import { type Count, countOf, shardPath } from '#projections/figures/dailySummaries.ts';
import { sumReasons } from '#projections/figures/reasons.schema.ts';
import { byType, type Change, changedEntries, changesOf, keysOf, type ReadModel } from '#projections/kernel/projector.ts';
import { sharedCollections, sharedProjectors } from '#projections/readModels.ts';
import type { Beside } from '../delivery/beside.ts';
import { type Opened, type PendingEvents, unseenIn } from '../delivery/pendingEvents.ts';
import { seenUpTo } from '../delivery/progress.ts';
import type { Message, Subscription } from '../delivery/publish.ts';
import { announceQueued, createQueued } from '../delivery/queued.ts';
import { writeChanges } from '../eventStore/commit.ts';
import { updateTimes } from '../eventStore/commitHooks.ts';
import { asProgramFault } from '../eventStore/faults.ts';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import { pauseLook } from '../eventStore/pauses.ts';
import { paths } from '../platform/firestorePaths.ts';
import { gathered } from '../platform/gathered.ts';
import { getMany } from '../platform/getMany.ts';
import type { Runtime } from '../ports.ts';
import { checkCopies, copiedFrom, noteChecks } from './copiedCards.ts';

const projectors = byType(sharedProjectors);

const written: ReadonlySet<string> = new Set(sharedCollections);
/**
 * Whether the handler can write the document at a path. It is written only if it has not changed
 * since it was read. Of the others cards are copied.
 */
const isWritten = ({ parent }: DocumentReference): boolean => written.has(parent.id);

const keysFor = (events: readonly AnyEnvelope[]): readonly string[] =>
  asProgramFault(() => [...new Set(events.flatMap((event) => keysOf(projectors, event)))]);

/** The next events of a stream, and what runs beside their documents. */
export type SharedItem = {
  readonly runtime: Runtime;
  readonly message: Message;
  readonly most: number;
  /** Opened events that are probably next. */
  readonly known: Opened;
  /** The same if the progress was just read. */
  readonly first: PendingEvents | null;
  readonly beside?: Beside;
  /** Runs work in the trace of the item's delivery. */
  readonly inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
};

/** Writes the documents of items that change the same documents, in groups. */
export const writeTogether = gathered<SharedItem, PendingEvents | null>(async (items) => {
  const streams = new Set<string>();
  // A repeated message of a stream comes after the first one.
  const isRepeated = items.map(({ message: { streamId } }) => streams.size === streams.add(streamId).size);
  if (items.length > 1 && !isRepeated.includes(true)) {
    const done = await writeAtOnce(items);
    if (done) return done.map((value) => ({ status: 'fulfilled', value }));
  }
  const outcomes: PromiseSettledResult<PendingEvents | null>[] = [];
  for (const item of items) outcomes.push(...(await Promise.allSettled([write([item]).then(([next]) => next ?? null)])));
  return outcomes;
});

const GROUP_ATTEMPTS = 3;

/** Null: the items have to be written one by one, so that only the failing one fails. */
const writeAtOnce = async (items: readonly SharedItem[]): Promise<readonly (PendingEvents | null)[] | null> => {
  for (let attempt = 1; attempt <= GROUP_ATTEMPTS; attempt++) {
    try {
      return await write(items);
    } catch (error) {
      if (!isOvertaken(error) || items.some(({ first }) => first)) return null;
    }
  }
  return null;
};

/** The paths that the documents of an item need. */
export const hotPathsOf = (db: Firestore, { known }: Pick<SharedItem, 'known'>): readonly string[] =>
  keysFor(known.events).filter((path) => isWritten(db.doc(path)));

/**
 * Writes the next events of several streams in one commit. An item is null if there are none, or if
 * a rebuild paused the projectors: then they stay owed.
 */
const write = async (items: readonly SharedItem[]): Promise<readonly (PendingEvents | null)[]> => {
  const [{ runtime }] = items as readonly [SharedItem];
  const { db, now } = runtime;
  const readAt = now();
  const wanted = items.flatMap(({ message, known, first, beside }) => [
    ...(first ? [] : [paths.progress(message.streamId)]),
    ...keysFor(known.events),
    ...(beside ? [...asProgramFault(() => beside.keys(known.events)), ...beside.paths()] : []),
  ]);
  const look = pauseLook(runtime);
  const found = await readInto(db, new Map(), [...look.paths, ...wanted]);
  const at = (path: string) => found.get(path);
  if (look.isPaused(at)) return items.map(() => null);
  const unseenOf = async ({ message, most, known, first }: SharedItem): Promise<PendingEvents | null> =>
    first ?? unseenIn(runtime, at(paths.progress(message.streamId)) as DocumentSnapshot, 'shared', message, most, known);
  const nexts = await Promise.all(items.map(unseenOf));
  const events = nexts.flatMap((next) => next?.events ?? []);
  if (events.length === 0) return nexts;
  const keys = keysFor(events);
  await readInto(db, found, keys);
  const alongside = await Promise.all(
    items.map(async ({ message, beside, inContext }, index) => {
      const next = nexts[index];
      const queued = next && beside ? await inContext(() => beside.queuedFor(runtime, next, message, at)) : null;
      return queued?.map((each) => ({ ...each, announce: (writtenAt: Timestamp) => inContext(() => each.announce(writtenAt)) }));
    }),
  );

  const documents = keys.map((path) => at(path) as DocumentSnapshot);
  const batch = db.batch();
  const changes = writeEvents(db, batch, events, documents);
  for (const [index, next] of nexts.entries()) {
    const by = alongside[index] && items[index]?.beside?.subscription;
    if (next) noteIn(db, batch, next, by ? ['shared', by] : ['shared']);
  }
  const queued = alongside.flatMap((each) => each ?? []);
  noteChecks(db, batch, events, now());
  createQueued(db, batch, queued);
  const results = await batch.commit();
  for (const [index, each] of alongside.entries()) if (each) items[index]?.beside?.noted();
  await announceQueued(queued, results);
  await checkCopies(db, { readAt, changes, copied: copiedFrom(documents, changes) }, now());
  return nexts;
};

/** Reads documents that are not there yet. */
const readInto = async (
  db: Firestore,
  found: Map<string, DocumentSnapshot>,
  wanted: readonly string[],
): Promise<Map<string, DocumentSnapshot>> => {
  const missing = [...new Set(wanted)].filter((path) => !found.has(path));
  for (const document of await getMany(
    db,
    missing.map((path) => db.doc(path)),
  ))
    found.set(document.ref.path, document);
  return found;
};

const increased = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).map(([name, by]) => [name, FieldValue.increment(by)]));

/** Adds the changes of events, and their figures, to a batch. */
const writeEvents = (
  db: Firestore,
  batch: WriteBatch,
  events: readonly AnyEnvelope[],
  found: readonly DocumentSnapshot[],
): ReadonlyMap<string, Change> => {
  const documents = new Map(found.map((document) => [document.ref.path, (document.data() as ReadModel | undefined) ?? null]));
  const changes = asProgramFault(() => changesOf(projectors, events, documents, changedEntries));
  writeChanges(db, batch, changes, updateTimes(found.filter(({ ref }) => isWritten(ref))));
  for (const { shard, day, increments, reasons, first, last } of asProgramFault(() => countsOf(events))) {
    const date = dateOfDay(day);
    const figures = increased(increments);
    const stamps = { createdAt: FieldValue.minimum(first), updatedAt: FieldValue.maximum(last) };
    batch.set(
      db.doc(shardPath(date, shard)),
      { date, figures, ...(reasons && { reasons: increased(reasons) }), ...stamps, summed: false },
      { merge: true },
    );
  }
  return changes;
};

const noteIn = (db: Firestore, batch: WriteBatch, { progress, readAt, last }: PendingEvents, by: readonly Subscription[]): void => {
  batch.update(db.doc(paths.progress(last.streamId)), seenUpTo(progress, by, last.version), { lastUpdateTime: readAt });
};

/** The increments of the events, one entry per shard, with the first and last recording (ms). */
const countsOf = (events: readonly AnyEnvelope[]): readonly (Count & { readonly first: number; readonly last: number })[] => {
  const counts = events.map(countOf).filter((count) => count !== null);
  return [...Map.groupBy(counts, ({ day, shard }) => `${day}/${shard}`).values()].map((same) => ({
    ...(same[0] as Count),
    increments: sumFigures(same.map(({ increments }) => increments)),
    reasons: sumReasons(same.map(({ reasons }) => reasons)),
    first: Math.min(...same.map(({ at }) => at)),
    last: Math.max(...same.map(({ at }) => at)),
  }));
};
