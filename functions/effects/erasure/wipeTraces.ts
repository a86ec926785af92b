import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isPaused } from '../../eventStore/following.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { type PersonalTrace, personalTraces } from './personalTraces.ts';

const PAGE = 100;

/** Empties the person's words in others' documents, page by page. Answers false when the projectors are paused for a rebuild: then it has to come again. */
export const wipeTraces = async (db: Firestore, uid: string): Promise<boolean> => {
  for (const trace of personalTraces) if (!(await wipeTrace(db, trace, uid))) return false;
  return true;
};

const wipeTrace = async (db: Firestore, trace: PersonalTrace, uid: string): Promise<boolean> => {
  const traces = db.collectionGroup(trace.collection).where(trace.idField, '==', uid).orderBy('createdAt').limit(PAGE);
  for (let page = await traces.get(); !page.empty; page = await traces.startAfter(page.docs.at(-1)).get()) {
    if (!(await wipePage(db, page.docs, trace, uid))) return false;
    if (page.size < PAGE) break;
  }
  return true;
};

const says = (document: DocumentSnapshot, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([field, value]) => isDeepStrictEqual(document.get(field), value));

const stillThere = (document: DocumentSnapshot, { idField, erased }: PersonalTrace, uid: string): boolean =>
  document.get(idField) === uid && (erased === 'gone' || !says(document, erased));

/** Reads the page's documents once more with the pause of a rebuild, so that neither a projector nor a rebuild is overwritten. */
const wipePage = (db: Firestore, found: readonly QueryDocumentSnapshot[], trace: PersonalTrace, uid: string): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const [control, ...documents] = await transaction.getAll(db.doc(paths.projectionControl), ...found.map(({ ref }) => ref));
    if (control && isPaused(control)) return false;
    for (const document of documents.filter((each) => stillThere(each, trace, uid))) {
      if (trace.erased === 'gone') transaction.delete(document.ref);
      else transaction.update(document.ref, { ...trace.erased });
    }
    return true;
  });
