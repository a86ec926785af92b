import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type CardSource, cardSourceChangedBy } from '#projections/cards.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { isPaused } from '../eventStore/following.ts';
import { backoff, isOvertaken } from '../eventStore/grpcStatus.ts';
import { paths } from '../platform/firestorePaths.ts';

const PAGE = 100;
const MAX_ATTEMPTS = 8;

/** Refreshes the cards that show a profile or a job after events of its stream changed it. Answers false when the projectors are paused for a rebuild. */
export const refreshCards = async (db: Firestore, events: readonly AnyEnvelope[]): Promise<boolean> => {
  for (const { type, streamId } of events) {
    const source = cardSourceChangedBy(type);
    // The source shows its newest state already: one look for all events.
    if (source) return refresh(db, source, parseStreamId(streamId).entityId);
  }
  return true;
};

const refresh = async (db: Firestore, source: CardSource, id: string): Promise<boolean> => {
  const shownNow = (await db.doc(`${source.collection}/${id}`).get()).data();
  for (const { collection, idField, cardField, card: cardOf = source.card } of source.shownIn) {
    const card = inOwnCode(() => cardOf(id, shownNow));
    const shown = db.collectionGroup(collection).where(idField, '==', id).orderBy('createdAt');
    for (let page = await shown.limit(PAGE).get(); !page.empty; page = await shown.startAfter(page.docs.at(-1)).limit(PAGE).get()) {
      if (isPaused(await db.doc(paths.projectionControl).get())) return false;
      await Promise.all(page.docs.map((document) => refreshCard(document, cardField, card)));
      if (page.size < PAGE) break;
    }
  }
  return true;
};

/**
 * Of two refreshes at once, or a rebuild, the newer card stands: the document is written only as it
 * was read, and only if its card is older.
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
