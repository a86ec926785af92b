import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { asUpdate } from '#functions/eventStore/commit.ts';
import { type Bulk, type Found, PAGE } from '#functions/replay/bulk/bulk.ts';

/** Bulk calls on a database in memory. */
export const memoryBulk = (db: Firestore): Bulk => ({
  all: async function* ({ collection, isGroup, fields }) {
    const from = isGroup ? db.collectionGroup(collection) : db.collection(collection);
    // Without an order they come in the order of their paths.
    const documents = (fields ? from.select(...fields) : from).stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
    let page: Found[] = [];
    for await (const found of documents) {
      page.push({ path: found.ref.path, data: found.data(), updateTime: found.updateTime });
      if (page.length < PAGE) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  },
  commit: async (writes) => {
    const batch = db.batch();
    for (const write of writes) {
      const ref = db.doc(write.path);
      if (write.kind === 'create') batch.create(ref, write.document);
      else if (write.kind === 'delete') batch.delete(ref, { lastUpdateTime: write.lastUpdateTime });
      else batch.update(ref, asUpdate(write.fields), { lastUpdateTime: write.lastUpdateTime });
    }
    await batch.commit();
  },
});
