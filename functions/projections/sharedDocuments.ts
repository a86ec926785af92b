import { type DocumentReference, type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { dateOfDay } from '#domain/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { cardSourceChangedBy, cardSources } from '#projections/cards.ts';
import { sumFigures } from '#projections/figures/dairySummaries.schema.ts';
import { type Count, countOf, shardPath } from '#projections/figures/dairySummaries.ts';
import { byType, type Change, changedEntries, changesOf, keysOf, type ReadModel } from '#projections/kernel/projector.ts';
import { sharedCollections, sharedProjectors } from '#projections/readModels.ts';
import type { Beside } from '../delivery/beside.ts';
import type { Handler } from '../delivery/deliver.ts';
import type { NoteHandled } from '../delivery/logDelivery.ts';
import { seenUpTo } from '../delivery/progress.ts';
import type { Message } from '../delivery/publish.ts';
import { announceQueued, createQueued, type Queued } from '../delivery/queued.ts';
import type { Subscription } from '../delivery/subscriptions.ts';
import { inBatches, type Opened, type Unseen, unseen, unseenIn } from '../delivery/unseen.ts';
import { writeChanges } from '../eventStore/commit.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { isPaused, updateTimes } from '../eventStore/following.ts';
import { open } from '../eventStore/readEvents.ts';
import { retryOvertaken } from '../eventStore/retryOvertaken.ts';
import { paths } from '../platform/firestorePaths.ts';
import { inTurn } from '../platform/inTurn.ts';
import { reportError } from '../platform/reporting.ts';
import { inSpan } from '../platform/tracing.ts';
import type { Runtime } from '../runtime.ts';
import { refreshCards, refreshCopies } from './cards.ts';

const projectors = byType(sharedProjectors);

const written: ReadonlySet<string> = new Set(sharedCollections);
/**
 * Whether the handler can write the document at a path. It is written only if it has not changed
 * since it was read. Of the others cards are copied.
 */
const isWritten = ({ parent }: DocumentReference): boolean => written.has(parent.id);

/**
 * Projects events to documents that several streams write: notifications, counters, acts of the
 * office, cards, daily figures. Documents, figures and progress are one commit, so each event
 * counts once, also if it is delivered again. Nothing is locked.
 */
export const sharedDocumentsHandler: Handler = (runtime, message, handled) => handleBeside(runtime, message, handled);

/** The same. Work beside the documents is noted in their commit. */
export const sharedDocumentsBeside =
  (beside: Beside): Handler =>
  (runtime, message, handled) =>
    handleBeside(runtime, message, handled, beside);

const handleBeside = async (runtime: Runtime, message: Message, handled?: NoteHandled, beside?: Beside): Promise<void> => {
  const carried = await broughtBy(runtime, message);
  const work: Work = { runtime, message, carried, ...(beside && { beside }) };
  await inBatches((most) =>
    retryOvertaken(async () => {
      const next = await inSpan('project', {}, () => handle(work, most));
      if (!next) return 'done';
      handled?.(next.events);
      // Newer events than the message brought arrive with their own message.
      return next.isBrought || next.last.version >= (next.progress.owed.shared ?? 0) ? 'done' : 'more';
    }),
  );
};

type Work = { readonly runtime: Runtime; readonly message: Message; readonly carried: Opened | null; readonly beside?: Beside };

/** Opens the events of a message once; null without any. */
const broughtBy = async ({ keys }: Runtime, { events = [] }: Message): Promise<Opened | null> =>
  events.length > 0 ? { stored: events, events: await open(events, keys), isBrought: true } : null;

const keysFor = (events: readonly AnyEnvelope[]): readonly string[] =>
  inOwnCode(() => [...new Set(events.flatMap((event) => keysOf(projectors, event)))]);

/**
 * Handles the next events. Returns them, or null if there are none, or if they stay owed: cards are
 * still refreshed, or a rebuild paused the projectors.
 */
const handle = async ({ runtime, message, carried, beside }: Work, most: number): Promise<Unseen | null> => {
  const { db } = runtime;
  let known = carried;
  let first: Unseen | null = null;
  if (!known || known.events.some(({ type }) => cardSourceChangedBy(type))) {
    first = await unseen(runtime, 'shared', message, most);
    if (!first) return null;
    const refreshed = await refreshCards(runtime, first.events);
    // A long refresh continues in its own delivery. The events stay owed until it ends.
    if (refreshed === 'more') await runtime.publish({ streamId: message.streamId, version: message.version, owes: ['shared'] });
    if (refreshed !== 'done') return null;
    known = first;
  }
  const { events } = known;
  const refs = keysFor(events).map((path) => db.doc(path));
  const side = (beside ? [...inOwnCode(() => beside.keys(events)), ...beside.paths()] : []).map((path) => db.doc(path));
  const hot = refs.filter(isWritten).map(({ path }) => path);
  const handled = await inTurn(db, hot, async () => {
    const progress = first ? [] : [db.doc(paths.progress(message.streamId))];
    const read = await db.getAll(...progress, db.doc(paths.projectionControl), ...refs, ...side);
    const next = first ?? (await unseenIn(runtime, read.shift() as DocumentSnapshot, 'shared', message, most, known));
    const [control, ...found] = read as [DocumentSnapshot, ...DocumentSnapshot[]];
    if (!next || isPaused(control, runtime.now())) return null;
    const documents = await withKeysOf(db, next.events, found.slice(0, refs.length));
    const aside = new Map(found.map((document) => [document.ref.path, document]));
    const queued = (await beside?.queuedFor(runtime, next, message, (path) => aside.get(path))) ?? null;
    const wrote = await commit(db, next, documents, beside && queued && { by: beside.subscription, queued });
    if (queued) beside?.noted();
    return { next, wrote };
  });
  if (!handled) return null;
  await lookAgain(db, handled.wrote);
  return handled.next;
};

/** Also reads the keys of events that the message did not bring. */
const withKeysOf = async (
  db: Firestore,
  events: readonly AnyEnvelope[],
  found: readonly DocumentSnapshot[],
): Promise<readonly DocumentSnapshot[]> => {
  const known = new Set(found.map(({ ref }) => ref.path));
  const missing = keysFor(events).filter((path) => !known.has(path));
  if (missing.length === 0) return found;
  return [...found, ...(await db.getAll(...missing.map((path) => db.doc(path))))];
};

/** Work beside the documents that the commit notes. */
type Also = { readonly by: Subscription; readonly queued: readonly Queued[] };

const commit = async (
  db: Firestore,
  { progress, readAt, events, last }: Unseen,
  found: readonly DocumentSnapshot[],
  also: Also | null | undefined,
): Promise<Written> => {
  const documents = new Map(found.map((document) => [document.ref.path, (document.data() as ReadModel | undefined) ?? null]));
  const changes = inOwnCode(() => changesOf(projectors, events, documents, changedEntries));
  const counts = inOwnCode(() => countsOf(events));
  const batch = db.batch();
  writeChanges(db, batch, changes, updateTimes(found.filter(({ ref }) => isWritten(ref))));
  for (const { shard, day, increments, first, last: newest } of counts) {
    const date = dateOfDay(day);
    const figures = Object.fromEntries(Object.entries(increments).map(([figure, by]) => [figure, FieldValue.increment(by)]));
    const stamps = { createdAt: FieldValue.minimum(first), updatedAt: FieldValue.maximum(newest) };
    batch.set(db.doc(shardPath(date, shard)), { date, figures, ...stamps, summed: false }, { merge: true });
  }
  const seen = seenUpTo(progress, also ? ['shared', also.by] : 'shared', last.version);
  batch.update(db.doc(paths.progress(last.streamId)), seen, { lastUpdateTime: readAt });
  const queued = also?.queued ?? [];
  createQueued(db, batch, queued);
  await announceQueued(queued, await batch.commit());
  return { changed: [...changes.keys()], copied: found.filter(({ ref }) => !changes.has(ref.path) && isCopied(ref, changes)) };
};

/** What a commit changed, and the documents from which it may have copied cards. */
type Written = { readonly changed: readonly string[]; readonly copied: readonly DocumentSnapshot[] };

const deals: readonly string[] = ['offers', 'entries'];
/** Notifications copy the job's card of their deal. */
const isCopied = ({ parent }: DocumentReference, changes: ReadonlyMap<string, Change>): boolean =>
  deals.includes(parent.id)
    ? [...changes.keys()].some((path) => path.startsWith('notifications/'))
    : cardSources.some(({ collection }) => collection === parent.id);

const cardVersionIn = (shown: DocumentSnapshot): unknown => shown.get(deals.includes(shown.ref.parent.id) ? 'job.version' : 'cardVersion');
const sourceOf = (shown: DocumentSnapshot): string =>
  deals.includes(shown.ref.parent.id) ? `jobs/${shown.get('job.id')}` : shown.ref.path;

/**
 * A card that changed between the read and the commit was refreshed in the documents that were
 * there, and these were not. After the commit, a later change finds them.
 */
const lookAgain = async (db: Firestore, { changed, copied }: Written): Promise<void> => {
  if (copied.length === 0 || changed.length === 0) return;
  try {
    const now = await db.getAll(...copied.map(({ ref }) => ref));
    const moved = now.filter((shown, index) => cardVersionIn(shown) !== cardVersionIn(copied[index] as DocumentSnapshot));
    if (moved.length > 0) await refreshCopies(db, moved.map(sourceOf), changed);
  } catch (error) {
    // The events are handled. A card that is out of date is replaced with the next change of its
    // source.
    reportError(error, { cards: copied.map(({ ref }) => ref.path).join(' ') });
  }
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
