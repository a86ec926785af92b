import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type CardSource, cardSourceChangedBy, cardSources } from '#projections/cards.ts';
import { type BatchOutcome, type BatchPart, runBatches } from '../eventStore/batchJob.ts';
import { asProgramFault } from '../eventStore/faults.ts';
import { backoff, isOvertaken } from '../eventStore/grpcStatus.ts';
import type { Looking } from '../eventStore/pauses.ts';

const MAX_ATTEMPTS = 8;

/**
 * Refreshes the cards that show a profile or a job, after its events. One profile can be on many
 * thousands of cards; then each call refreshes a part (see `walk`).
 */
export const refreshCards = async (process: Looking, events: readonly AnyEnvelope[]): Promise<BatchOutcome> => {
  for (const { type, streamId } of events) {
    const source = cardSourceChangedBy(type);
    // The source document has its newest state, so one refresh is enough for all events.
    if (source) return refresh(process, source, parseStreamId(streamId).entityId);
  }
  return 'done';
};

/** Refreshes the cards of a source in documents that were created at `since` (ms) or later. */
export const refreshSince = (process: Looking, collection: CardSource['collection'], id: string, since: number): Promise<BatchOutcome> =>
  refresh(process, cardSources.find((source) => source.collection === collection) as CardSource, id, since);

/**
 * Refreshes the cards of sources (paths) in these documents only. For a commit that copied a card
 * while the source changed (copiedCards.ts).
 */
export const refreshCopies = async (db: Firestore, sources: readonly string[], documents: readonly string[]): Promise<void> => {
  const refs = documents.map((path) => db.doc(path));
  const found = (await Promise.all(sources.map((path) => db.doc(path).get()))).flatMap((shown) => {
    const source = cardSources.find(({ collection }) => collection === shown.ref.parent.id);
    return (source?.shownIn ?? []).flatMap(({ collection, idField, cardField, card: cardOf = source?.card }) =>
      refs
        .filter(({ parent }) => parent.id === collection)
        .map(async (ref) => {
          const copy = await ref.get();
          if (cardOf && copy.get(idField) === shown.id)
            await refreshCard(
              copy,
              cardField,
              asProgramFault(() => cardOf(shown.id, shown.data())),
            );
        }),
    );
  });
  await Promise.all(found);
};

const refresh = async (process: Looking, source: CardSource, id: string, since?: number): Promise<BatchOutcome> => {
  const { db } = process;
  const shownNow = (await db.doc(`${source.collection}/${id}`).get()).data();
  const parts = source.shownIn.map(({ collection, idField, cardField, card: cardOf = source.card }): BatchPart => {
    const card = asProgramFault(() => cardOf(id, shownNow));
    return {
      query: db.collectionGroup(collection).where(idField, '==', id),
      orderBy: 'createdAt',
      ...(since !== undefined && { from: since }),
      work: async (page) => {
        await Promise.all(page.map((document) => refreshCard(document, cardField, card)));
        return true;
      },
    };
  });
  const goal = asProgramFault(() => source.card(id, shownNow)).version;
  return runBatches(process, { name: `${source.collection}_${id}${since === undefined ? '' : '_since'}`, goal, parts });
};

/**
 * If two refreshes or a rebuild run at once, the newer card wins: the write has a precondition on
 * the update time, and replaces only an older card.
 */
const refreshCard = async (found: DocumentSnapshot, field: string, card: { version: number }): Promise<void> => {
  const { ref } = found;
  let document = found;
  for (let attempt = 1; document.exists && (document.get(`${field}.version`) as number) < card.version; attempt++) {
    try {
      await ref.update({ [field]: card }, { lastUpdateTime: document.updateTime as Timestamp });
      return;
    } catch (error) {
      if (!isOvertaken(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(backoff(error, attempt));
      document = await ref.get();
    }
  }
};
