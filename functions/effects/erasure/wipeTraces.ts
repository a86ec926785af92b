import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type BatchOutcome, type BatchPart, runBatches } from '../../eventStore/batchJob.ts';
import { isPaused, type Looking } from '../../eventStore/pauses.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { type PersonalTrace, personalTraces } from './personalTraces.ts';

/** The first pass right after the withdrawal, and the last pass. */
export type Look = 'first' | 'last';
const looks: Readonly<Record<Look, number>> = { first: 1, last: 2 };

/** One step of emptying a person's words in other documents. Many documents need several steps. */
export const wipeTraces = (process: Looking, uid: string, look: Look): Promise<BatchOutcome> => {
  const { db, now } = process;
  const parts = personalTraces.map(
    (trace): BatchPart => ({
      query: db.collectionGroup(trace.collection).where(trace.idField, '==', uid),
      orderBy: 'createdAt',
      work: (page) => wipePage(db, now, page, trace, uid),
    }),
  );
  return runBatches(process, { name: `traces_${uid}`, goal: looks[look], parts });
};

const says = (document: DocumentSnapshot, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([field, value]) => isDeepStrictEqual(document.get(field), value));

const stillThere = (document: DocumentSnapshot, { idField, erased }: PersonalTrace, uid: string): boolean =>
  document.get(idField) === uid && (erased === 'gone' || !says(document, erased));

/**
 * Reads the page's documents again in a transaction with the pause of a rebuild, so that it
 * overwrites neither a projector nor a rebuild.
 */
const wipePage = (
  db: Firestore,
  now: () => number,
  found: readonly QueryDocumentSnapshot[],
  trace: PersonalTrace,
  uid: string,
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const [control, ...documents] = await transaction.getAll(db.doc(paths.projectionControl), ...found.map(({ ref }) => ref));
    if (control && isPaused(control, now())) return false;
    for (const document of documents.filter((each) => stillThere(each, trace, uid))) {
      if (trace.erased === 'gone') transaction.delete(document.ref);
      else transaction.update(document.ref, { ...trace.erased });
    }
    return true;
  });
