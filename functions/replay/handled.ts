import type { Firestore } from 'firebase-admin/firestore';
import type { ReplayPart } from '#projections/replay.ts';
import { owingBy, type Progress, progressIn } from '../delivery/progress.ts';
import type { Head } from '../eventStore/stream.ts';
import { type Heads, headsNow } from './noteProgress.ts';
import { allOf } from './readLog.ts';

/**
 * The last version of a stream that its documents contain: `own` for the documents of this stream
 * alone, `shared` for those that several streams write.
 */
export type Handled = { readonly [Part in ReplayPart]: number };

/**
 * Every event counts. For a verification, and for a stream that is parked or has no known progress.
 */
export const allHandled: Handled = { own: Number.MAX_SAFE_INTEGER, shared: Number.MAX_SAFE_INTEGER };

const both: readonly ReplayPart[] = ['own', 'shared'];

/** The documents that contain an event of this version. */
export const partsOf = (handled: Handled, version: number): readonly ReplayPart[] =>
  version <= handled.own && version <= handled.shared ? both : both.filter((part) => version <= handled[part]);

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

/** A stream that began after its progress was read: its events are all owed. */
const noneHandled: Handled = { own: 0, shared: 0 };

/**
 * The handled versions of every stream while the handlers pause. The heads are read first: a later
 * commit is owed.
 */
export const readHandled = async (db: Firestore): Promise<(streamId: string) => Handled> => {
  const heads = await headsNow(db);
  const handled = new Map<string, Handled>();
  for await (const found of allOf(db.collection('progress'))) {
    const head = heads.get(found.id);
    if (head) handled.set(found.id, handledOf(head, progressIn(found)));
  }
  // Without progress: a stream of an older release, if it was there before.
  return (streamId) => handled.get(streamId) ?? (heads.has(streamId) ? allHandled : noneHandled);
};

/**
 * The version up to which a stream's own documents contain its events, by its head now; null when
 * an older release left no note of it.
 */
const ownUpTo = ({ version, owedFrom }: HeadRead): number | null =>
  owedFrom === null ? version : owedFromIsKnown(owedFrom) ? (owedFrom as number) - 1 : null;

/**
 * Whether a command that began before the pause wrote documents after the heads were read: they
 * contain more than was replayed. `versions`: how far the replayed log goes.
 */
export const wroteDocumentsMeanwhile = (
  heads: Heads,
  versions: ReadonlyMap<string, number>,
  handledIn: (streamId: string) => Handled,
): boolean => [...heads].some(([streamId, head]) => (ownUpTo(head) ?? 0) > Math.min(handledIn(streamId).own, versions.get(streamId) ?? 0));
