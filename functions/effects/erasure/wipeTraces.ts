import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type BatchOutcome, type BatchPart, runBatches } from '../../eventStore/batchJob.ts';
import { isPaused, type Looking } from '../../eventStore/pauses.ts';
import { paths } from '../../platform/firestorePaths.ts';

/**
 * A person's words in documents of other streams. When the key is erased, every document of the
 * collection (also as a subcollection) whose `idField` is the person gets the `erased` fields, by
 * dotted path. They must equal what the projector writes without the key. `gone` deletes the
 * document. Profiles, postings, the office's acts and cards have no row: withdrawal events empty
 * them.
 */
type PersonalTrace = {
  readonly collection: string;
  readonly idField: string;
  /** The field is a list of people. */
  readonly isList?: true;
  readonly erased: Readonly<Record<string, unknown>> | 'gone';
};

const lastMessage = { 'lastMessage.text': null, 'lastMessage.pictures': 0, 'lastMessage.files': 0 };

/** The client's words in the terms of a deal. */
const terms = { sheetWords: null, proposedWords: null, proposalReason: null };

/**
 * Reasons for the end of a deal. They are about one party, in the words of the other or the office.
 */
const reasons = { adminCancelReason: null, cancellationReason: null };

/** All traces. A test replays random worlds without keys and fails if a word has no row. */
export const personalTraces: readonly PersonalTrace[] = [
  {
    collection: 'offers',
    idField: 'clientId',
    erased: { message: null, offerMessage: null, answerText: null, reason: null, ...reasons, ...terms },
  },
  { collection: 'offers', idField: 'talentId', erased: { offerMessage: null, answerText: null, reason: null, ...reasons, ...terms } },
  { collection: 'entries', idField: 'talentId', erased: { pr: null, schedule: null, days: null, reason: null, ...reasons, ...terms } },
  { collection: 'entries', idField: 'clientId', erased: { reason: null, ...reasons, ...terms } },
  // Only those with a reason name people.
  { collection: 'notifications', idField: 'people', isList: true, erased: { 'reason.text': null } },
  { collection: 'dealTerms', idField: 'clientId', erased: { sheetWords: null } },
  { collection: 'dealTerms', idField: 'talentId', erased: { sheetWords: null } },
  ...['clientId', 'talentId'].map((idField) => ({
    collection: 'proxyAnswers',
    idField,
    erased: { note: null, objection: null, settleReason: null },
  })),
  ...['clientId', 'talentId'].map((idField) => ({
    collection: 'settlements',
    idField,
    erased: { texts: null, note: null, reasons: null, reason: null },
  })),
  ...['clientId', 'talentId'].map((idField) => ({ collection: 'holds', idField, erased: { reason: null } })),
  { collection: 'auditions', idField: 'clientId', erased: { place: null, note: null } },
  ...['clientId', 'talentId'].map((idField) => ({
    collection: 'auditionInvites',
    idField,
    erased: { reason: null, message: null, S: null, M: null, poster: null, ...(idField === 'clientId' && { place: null, note: null }) },
  })),
  ...['clientId', 'talentId'].map((idField) => ({ collection: 'auditionScores', idField, erased: { scoreNote: null } })),
  { collection: 'orders', idField: 'clientId', erased: { poNumber: null, addressee: null } },
  { collection: 'shortlists', idField: 'clientId', erased: { title: null } },
  ...['clientId', 'talentId'].map((idField) => ({ collection: 'shortlistCasts', idField, erased: { note: null, answers: {} } })),
  { collection: 'shortlistShares', idField: 'clientId', erased: 'gone' },
  { collection: 'reviews', idField: 'fromId', erased: { comment: null, moderation: null } },
  { collection: 'media', idField: 'ownerId', erased: 'gone' },
  { collection: 'messages', idField: 'senderId', erased: { text: null, pictures: [], files: [] } },
  { collection: 'chatRooms', idField: 'lastMessage.senderId', erased: lastMessage },
  { collection: 'chatRoomReferences', idField: 'lastMessage.senderId', erased: lastMessage },
  { collection: 'reports', idField: 'reporterId', erased: { words: null, evidence: null } },
  { collection: 'reports', idField: 'clientId', erased: { note: null } },
  { collection: 'reports', idField: 'talentId', erased: { note: null } },
  ...['clientId', 'talentId', 'personId'].map((idField) => ({ collection: 'officeJournal', idField, erased: { reason: null } })),
  {
    collection: 'invoices',
    idField: 'clientId',
    erased: { titles: null, casts: null, billTo: null, poNumbers: null, creditRemarks: null },
  },
  { collection: 'invoices', idField: 'talentIds', isList: true, erased: { casts: null } },
  { collection: 'officeInvoices', idField: 'clientId', erased: { paymentWords: null, voidReason: null, creditReasons: null } },
  ...['clientId', 'talentId', 'personId', 'askedBy'].map((idField) => ({
    collection: 'countersigns',
    idField,
    erased: { reason: null, answer: null },
  })),
  ...['clientId', 'talentId'].map((idField) => ({ collection: 'heldActs', idField, erased: { reason: null } })),
  ...['clientId', 'talentId', 'personId'].map((idField) => ({ collection: 'desks', idField, erased: { tags: [], noteWords: null } })),
  { collection: 'contacts', idField: 'ownerId', erased: { excerpt: null, maskedEmail: null } },
  { collection: 'contactMessages', idField: 'ownerId', erased: { text: null } },
];

/** The first pass right after the withdrawal, and the last pass. */
export type Look = 'first' | 'last';
const looks: Readonly<Record<Look, number>> = { first: 1, last: 2 };

/** One step of emptying a person's words in other documents. Many documents need several steps. */
export const wipeTraces = (process: Looking, uid: string, look: Look): Promise<BatchOutcome> => {
  const { db, now } = process;
  const parts = personalTraces.map(
    (trace): BatchPart => ({
      query: db.collectionGroup(trace.collection).where(trace.idField, trace.isList ? 'array-contains' : '==', uid),
      orderBy: 'createdAt',
      work: (page) => wipePage(db, now, page, trace, uid),
    }),
  );
  return runBatches(process, { name: `traces_${uid}`, goal: looks[look], parts });
};

const says = (document: DocumentSnapshot, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([field, value]) => isDeepStrictEqual(document.get(field), value));

const stillThere = (document: DocumentSnapshot, { idField, erased }: PersonalTrace, uid: string): boolean =>
  [document.get(idField)].flat().includes(uid) && (erased === 'gone' || !says(document, erased));

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
