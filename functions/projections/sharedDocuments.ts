import { type DocumentReference, type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { dateOfDay } from '#domain/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { sumFigures } from '#projections/figures/dairySummaries.schema.ts';
import { type Count, countOf, shardPath } from '#projections/figures/dairySummaries.ts';
import { byType, changedEntries, changesOf, keysOf, type ReadModel } from '#projections/kernel/projector.ts';
import { sharedCollections, sharedProjectors } from '#projections/readModels.ts';
import type { Handler } from '../delivery/deliver.ts';
import type { NoteHandled } from '../delivery/logDelivery.ts';
import { seenUpTo } from '../delivery/progress.ts';
import type { Message } from '../delivery/publish.ts';
import { inBatches, type Unseen, unseen } from '../delivery/unseen.ts';
import { writeChanges } from '../eventStore/commit.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { isPaused, updateTimes } from '../eventStore/following.ts';
import { retryOvertaken } from '../eventStore/retryOvertaken.ts';
import { paths } from '../platform/firestorePaths.ts';
import { inTurn } from '../platform/inTurn.ts';
import { inSpan } from '../platform/tracing.ts';
import type { Runtime } from '../runtime.ts';
import { refreshCards } from './cards.ts';

const projectors = byType(sharedProjectors);

const written: ReadonlySet<string> = new Set(sharedCollections);
/**
 * Whether the handler can write the document at a path. It is read without a lock, and written only
 * if it has not changed. Of the others cards are copied: they must not change before the commit.
 */
const isWritten = ({ parent }: DocumentReference): boolean => written.has(parent.id);

/**
 * Projects events to documents that several streams write: notifications, counters, acts of the
 * office, cards, daily figures. Documents, figures and progress are one commit, so each event
 * counts once, also if it is delivered again.
 */
export const sharedDocumentsHandler: Handler = (runtime, message, handled) =>
  inBatches((most) => retryOvertaken(() => inSpan('project', {}, () => handle(runtime, message, most, handled))));

const handle = async (runtime: Runtime, message: Message, most: number, handled?: NoteHandled): Promise<'done' | 'more'> => {
  const next = await unseen(runtime, 'shared', message, most);
  if (!next) return 'done';
  const refreshed = await refreshCards(runtime, next.events);
  // A long refresh continues in its own delivery. The events stay owed until it ends.
  if (refreshed === 'more') await runtime.publish({ streamId: message.streamId, version: message.version, owes: ['shared'] });
  if (refreshed !== 'done') return 'done';
  if (!(await write(runtime, next))) return 'done';
  handled?.(next.events);
  return next.last.version >= (next.progress.owed.shared ?? 0) ? 'done' : 'more';
};

/** Returns false if a rebuild paused the projectors. The events stay owed. */
const write = ({ db, now }: Runtime, next: Unseen): Promise<boolean> => {
  const keys = inOwnCode(() => [...new Set(next.events.flatMap((event) => keysOf(projectors, event)))]);
  const refs = [paths.projectionControl, ...keys].map((path) => db.doc(path));
  const hot = refs.filter(isWritten);
  return inTurn(
    db,
    hot.map(({ path }) => path),
    () => commit(db, now, next, refs, hot),
  );
};

const commit = async (
  db: Firestore,
  now: () => number,
  { progress, readAt, events, last }: Unseen,
  refs: readonly DocumentReference[],
  hot: readonly DocumentReference[],
): Promise<boolean> => {
  const checked = hot.length > 0 ? await db.getAll(...hot) : [];
  return db.runTransaction(
    async (transaction) => {
      const [control, ...locked] = (await transaction.getAll(...refs.filter((ref) => !isWritten(ref)))) as [
        DocumentSnapshot,
        ...DocumentSnapshot[],
      ];
      if (isPaused(control, now())) return false;
      const found = [...locked, ...checked];
      const documents = new Map(found.map((document) => [document.ref.path, (document.data() as ReadModel | undefined) ?? null]));
      const changes = inOwnCode(() => changesOf(projectors, events, documents, changedEntries));
      const counts = inOwnCode(() => countsOf(events));
      writeChanges(db, transaction, changes, updateTimes(checked));
      for (const { shard, day, increments, first, last: newest } of counts) {
        const date = dateOfDay(day);
        const figures = Object.fromEntries(Object.entries(increments).map(([figure, by]) => [figure, FieldValue.increment(by)]));
        const stamps = { createdAt: FieldValue.minimum(first), updatedAt: FieldValue.maximum(newest) };
        transaction.set(db.doc(shardPath(date, shard)), { date, figures, ...stamps, summed: false }, { merge: true });
      }
      transaction.update(db.doc(paths.progress(last.streamId)), seenUpTo(progress, 'shared', last.version), { lastUpdateTime: readAt });
      return true;
    },
    { maxAttempts: 1 },
  );
};

/** The increments of the events, one entry per shard, with the first and last recording (ms). */
const countsOf = (events: readonly AnyEnvelope[]): readonly (Count & { readonly first: number; readonly last: number })[] => {
  const counts = events.map(countOf).filter((count) => count !== null);
  return [...Map.groupBy(counts, ({ day, shard }) => `${day}/${shard}`).values()].map((same) => ({
    ...(same[0] as Count),
    increments: sumFigures(same.map(({ increments }) => increments)),
    first: Math.min(...same.map(({ at }) => at)),
    last: Math.max(...same.map(({ at }) => at)),
  }));
};
