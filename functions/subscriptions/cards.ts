import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type CardSource, cardSourceChangedBy, cardSources } from '#projections/cards.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { paths } from '../firestorePaths.ts';
import { checkpointOf } from './checkpoint.ts';
import type { Handler } from './delivery.ts';
import { unseen } from './unseen.ts';

const PAGE = 100;

/**
 * Refreshes the cards that show a profile or a job after it changed. Runs behind `readModels` in the same delivery, with a checkpoint of
 * its own: a crash in between is made good by the deliveries that are still owed.
 */
export const cardsHandler: Handler = async (runtime, message) => {
  const { streamId } = message;
  const { aggregate, entityId } = parseStreamId(streamId);
  const source = cardSources.find(({ collection }) => collection === `${aggregate}s`);
  const next = source && (await unseen(runtime, 'cards', message));
  if (!next) return;
  const { db } = runtime;
  const visible = checkpointOf(await db.doc(paths.checkpoint('readModels', streamId)).get(), 'readModels', streamId).version;
  // Events that are not in the source's document yet stay owed.
  const events = next.events.filter(({ version }) => version <= visible);
  const last = events.at(-1);
  if (!last) return;
  const changed = events.filter(({ type }) => cardSourceChangedBy(type));
  if (changed.length > 0 && !(await refreshCards(db, source, entityId))) return;
  const batch = db.batch();
  for (const event of changed) batch.delete(db.doc(paths.delivery('cards', streamId, event.version)));
  batch.set(db.doc(paths.checkpoint('cards', streamId)), { ...next.checkpoint, version: last.version, failures: 0 });
  await batch.commit();
};

/** Answers false when the projectors are paused for a rebuild: what is owed stays owed. */
const refreshCards = async (db: Firestore, source: CardSource, id: string): Promise<boolean> => {
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
    if (control.get('pausedAt')) return false;
    if (document.exists && (document.get(`${field}.version`) as number) < card.version) transaction.update(document.ref, { [field]: card });
    return true;
  });
