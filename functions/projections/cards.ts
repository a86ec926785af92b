import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type CardSource, cardSourceChangedBy } from '#projections/cards.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { isPaused } from '../eventStore/following.ts';
import { paths } from '../platform/firestorePaths.ts';

const PAGE = 100;

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
      const older = (document: DocumentSnapshot) => (document.get(`${cardField}.version`) as number) < card.version;
      const done = await Promise.all(page.docs.filter(older).map(({ ref }) => refreshCard(db, ref.path, cardField, card)));
      if (done.includes(false)) return false;
      if (page.size < PAGE) break;
    }
  }
  return true;
};

/** Guarded by the card's version: of two refreshes at once, the newer stands. */
const refreshCard = (db: Firestore, path: string, field: string, card: { version: number }): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const [control, document] = (await transaction.getAll(db.doc(paths.projectionControl), db.doc(path))) as [
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    if (isPaused(control)) return false;
    if (document.exists && (document.get(`${field}.version`) as number) < card.version) transaction.update(document.ref, { [field]: card });
    return true;
  });
