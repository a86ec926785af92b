import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { MINUTE, SECOND } from '#domain/kernel/calendar/instants.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type CardSource, cardSourceChangedBy, cardSources } from '#projections/cards.ts';
import type { Change } from '#projections/kernel/projector.ts';
import type { Copies } from '../eventStore/commitHooks.ts';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import type { Looking } from '../eventStore/pauses.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/log.ts';
import { refreshCopies, refreshSince } from './cards.ts';

// A card that changes between the read and the commit of a new document is not in that document,
// and the refresh of the change may be over before the commit. So the refresh looks once more at
// new documents when such commits have ended. A commit that it could miss looks for itself.

/** How long (ms) after its read a commit leaves changed cards to the second refresh. */
const COMMIT_MS = 30 * SECOND;
/** How much older (ms) than the read a document may be that the second refresh finds. */
const OLDER_MS = 2 * MINUTE;
/** When (ms after the first) the second refresh runs: later than COMMIT_MS, as clocks differ. */
const SECOND_MS = MINUTE;
/** How long (ms) before the change the second refresh begins, as clocks differ. */
const BEFORE_MS = 5 * MINUTE;
const SWEEP_BUDGET_MS = 30_000;
/** How many sources one sweep looks up. */
const PAGE = 500;

/** cardChecks/{collection}_{id}: the cards of a source get their second refresh. Times in ms. */
type CardCheck = {
  readonly collection: CardSource['collection'];
  readonly id: string;
  readonly changedAt: number;
  readonly dueAt: number;
};

const deals: readonly string[] = ['offers', 'entries'];
const sources: ReadonlySet<string> = new Set(cardSources.map(({ collection }) => collection));

/** Notifications copy the job's card of their deal. */
const isCopied = ({ ref }: DocumentSnapshot, changes: ReadonlyMap<string, Change>): boolean =>
  deals.includes(ref.parent.id)
    ? [...changes.keys()].some((path) => path.startsWith('notifications/'))
    : ref.parent.parent === null && sources.has(ref.parent.id);

/** The documents from which changes may have copied cards. */
export const copiedFrom = (found: readonly DocumentSnapshot[], changes: ReadonlyMap<string, Change>): readonly DocumentSnapshot[] =>
  changes.size === 0 ? [] : found.filter((document) => !changes.has(document.ref.path) && isCopied(document, changes));

const cardVersionIn = (shown: DocumentSnapshot): unknown => shown.get(deals.includes(shown.ref.parent.id) ? 'job.version' : 'cardVersion');
const sourceOf = (shown: DocumentSnapshot): string =>
  deals.includes(shown.ref.parent.id) ? `jobs/${shown.get('job.id')}` : shown.ref.path;

/** Whether a second refresh after a change during the commit finds each new document. */
const isFoundLater = ({ readAt, changes }: Copies, now: number): boolean =>
  now - readAt <= COMMIT_MS &&
  [...changes.values()].every((change) => !('document' in change) || !((change.document.createdAt as number) < readAt - OLDER_MS));

/** Refreshes cards that changed during a commit, if the second refresh could miss it. */
export const checkCopies = async (db: Firestore, copies: Copies, now: number): Promise<void> => {
  const { copied, changes } = copies;
  if (copied.length === 0 || isFoundLater(copies, now)) return;
  try {
    const shown = await db.getAll(...copied.map(({ ref }) => ref));
    const moved = shown.filter((each, index) => cardVersionIn(each) !== cardVersionIn(copied[index] as DocumentSnapshot));
    if (moved.length > 0) await refreshCopies(db, moved.map(sourceOf), [...changes.keys()]);
  } catch (error) {
    // The events are stored. A card that is out of date is replaced with the next change of its
    // source.
    reportError(error, { cards: copied.map(({ ref }) => ref.path).join(' ') });
  }
};

/** Adds the second refresh after events to the batch that notes the first. */
export const noteChecks = (db: Firestore, batch: WriteBatch, events: readonly AnyEnvelope[], now: number): void => {
  for (const { type, streamId, meta } of events) {
    const collection = cardSourceChangedBy(type)?.collection;
    const { entityId: id } = parseStreamId(streamId);
    const check = (of: CardSource['collection']): CardCheck => ({ collection: of, id, changedAt: meta.recordedAt, dueAt: now + SECOND_MS });
    if (collection) batch.set(db.doc(paths.cardCheck(`${collection}_${id}`)), check(collection));
  }
};

/**
 * Runs the second refreshes that are due; the sweep calls it once a minute. What does not fit the
 * time budget, or waits for a rebuild, is left to the next sweep. Returns the number of due ones.
 */
export const sweepCards = async (process: Looking, budgetMs = SWEEP_BUDGET_MS): Promise<number> => {
  const startedAt = performance.now();
  const due = await process.db.collection('cardChecks').where('dueAt', '<=', process.now()).orderBy('dueAt').limit(PAGE).get();
  for (const check of due.docs) {
    if (performance.now() - startedAt > budgetMs) break;
    const { collection, id, changedAt } = check.data() as CardCheck;
    if ((await refreshSince(process, collection, id, changedAt - BEFORE_MS)) !== 'done') continue;
    // Not if the source changed again: then it has a new second refresh.
    await check.ref.delete({ lastUpdateTime: check.updateTime }).catch((error: unknown) => {
      if (!isOvertaken(error)) throw error;
    });
  }
  return due.size;
};
