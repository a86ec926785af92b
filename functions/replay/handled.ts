import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ReplayPart } from '#projections/replay.ts';
import { owingBy, type Progress, progressIn } from '../delivery/progress.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Bulk } from './bulk/bulk.ts';
import { inLanes } from './lanes.ts';
import { type Heads, headsNow } from './noteProgress.ts';
import { idIn } from './readLog.ts';

const PROGRESS_AT_ONCE = 100;

/**
 * The last version of a stream that its documents contain: `own` for the documents of this stream
 * alone, `shared` for those that several streams write.
 */
export type Handled = { readonly [Part in ReplayPart]: number };

/**
 * Every event counts. For a verification, and for a stream that is parked or has no known progress.
 */
export const allHandled: Handled = { own: Number.MAX_SAFE_INTEGER, shared: Number.MAX_SAFE_INTEGER };

/** No event counts. */
export const noneHandled: Handled = { own: 0, shared: 0 };

const both: readonly ReplayPart[] = ['own', 'shared'];

/** The documents that lack an event of this version `before`, and contain it `after`. */
export const partsBetween = (before: Handled, after: Handled, version: number): readonly ReplayPart[] => {
  const isIn = (part: ReplayPart): boolean => version > before[part] && version <= after[part];
  return isIn('own') && isIn('shared') ? both : both.filter(isIn);
};

type HeadRead = Pick<Head, 'version' | 'owedFrom' | 'nextDue'>;

/**
 * How far the handlers have come in a stream. What they still owe is theirs: they apply it after
 * the rebuild, once. So a rebuild that is killed at any point leaves no event that counts twice. A
 * parked stream, one of an older release, and one whose work no sweep would find are replayed in
 * full.
 */
export const handledOf = ({ version, owedFrom, nextDue }: HeadRead, progress: Progress | undefined): Handled => {
  if (!progress || nextDue === undefined || !owedFromIsKnown(owedFrom)) return allHandled;
  const { owed, done, parkedAt, owedSince } = progress;
  const followed = ['readModels', 'shared', 'search'] as const;
  if (followed.some((each) => done[each] === undefined || parkedAt[each] !== undefined)) return allHandled;
  if (owedSince === null && owingBy(progress).length > 0) return allHandled;
  const own = owedFrom === null ? version : owedFrom - 1;
  const doneShared = done.shared as number;
  return { own, shared: (owed.shared ?? 0) > doneShared ? Math.min(doneShared, version) : version };
};

/** Null: nothing is owed. 0, or missing: an older release left no note of it. */
const owedFromIsKnown = (owedFrom: number | null | undefined): owedFrom is number | null => owedFrom === null || (owedFrom ?? 0) > 0;

/** The handled versions of every stream. Heads are read first: what comes later is owed. */
export const readHandled = async (bulk: Bulk): Promise<(streamId: string) => Handled> => {
  const heads = await headsNow(bulk);
  const handled = new Map<string, Handled>();
  for await (const page of bulk.all({ collection: 'progress' }))
    for (const { path, data } of page) {
      const head = heads.get(idIn(path));
      if (head) handled.set(idIn(path), handledOf(head, data as Progress));
    }
  // Without progress: a stream of an older release, if it was there before. One that began since is
  // owed.
  return (streamId) => handled.get(streamId) ?? (heads.has(streamId) ? allHandled : noneHandled);
};

/**
 * The handled versions of the streams that may have moved since they were replayed. `contained`:
 * what the replay contains of each, `null` if it was replayed in full.
 */
export const handledSince = async (
  db: Firestore,
  heads: Heads,
  contained: (streamId: string) => Handled | null,
): Promise<ReadonlyMap<string, Handled>> => {
  const moved = [...heads].filter(([streamId, { version }]) => {
    const before = contained(streamId);
    return before === null || before.own < version || before.shared < version;
  });
  const handled = new Map<string, Handled>();
  await inLanes(moved, PROGRESS_AT_ONCE, async (streams) => {
    const progress = await db.getAll(...streams.map(([streamId]) => db.doc(paths.progress(streamId))));
    for (const [index, [streamId, head]] of streams.entries())
      handled.set(streamId, handledOf(head, progressIn(progress[index] as DocumentSnapshot)));
  });
  return handled;
};

/**
 * The version up to which a stream's own documents contain its events, by its head now; null when
 * an older release left no note of it.
 */
const ownUpTo = ({ version, owedFrom }: HeadRead): number | null =>
  owedFrom === null ? version : owedFromIsKnown(owedFrom) ? (owedFrom as number) - 1 : null;

/**
 * Whether a command that began before the pause wrote documents after the heads were read: they
 * contain more than was replayed (`contained`).
 */
export const wroteDocumentsMeanwhile = (heads: Heads, contained: (streamId: string) => Handled): boolean =>
  [...heads].some(([streamId, head]) => (ownUpTo(head) ?? 0) > contained(streamId).own);

/**
 * Whether a handler that began before the pause wrote shared documents after its progress was read:
 * they contain more than was replayed (`contained`).
 */
export const handledMeanwhile = async (db: Firestore, heads: Heads, contained: (streamId: string) => Handled): Promise<boolean> =>
  [...(await handledSince(db, heads, contained))].some(
    ([streamId, { shared }]) => Math.min(shared, heads.get(streamId)?.version ?? 0) > contained(streamId).shared,
  );
