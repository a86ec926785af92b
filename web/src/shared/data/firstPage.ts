import type { QueryDocumentSnapshot } from './firestore.ts';
import { firestoreLite, readingFirst } from './firestoreLite.ts';
import { type Cursor, queryOf, type Selection } from './reading.ts';
import { onUser } from './userChange.ts';

type Documents = readonly QueryDocumentSnapshot[];

/** How long (ms) a prefetched page stays usable. */
const FRESH = 10_000;

const begun = new Map<string, Promise<Documents>>();
onUser('left', () => begun.clear());

/** Reads a page of a list: its first documents, or those from a cursor on. */
export const readPage = (selection: Selection, cursor?: Cursor): Promise<Documents> =>
  readingFirst(async () => {
    const client = await firestoreLite();
    return (await client.getDocs(queryOf(client, selection, cursor))).docs;
  });

/** Reads the first page of a list whose screen is still on its way; `firstPage` hands it over. */
export const beginFirstPage = (selection: Selection): Promise<Documents> => {
  const key = JSON.stringify(selection);
  const reading = readPage(selection);
  begun.set(key, reading);
  const forget = () => begun.get(key) === reading && begun.delete(key);
  // Whoever comes for it hears of a failure.
  reading.catch(() => undefined).then(() => setTimeout(forget, FRESH));
  return reading;
};

/** The first page of a list, once: the one that has been begun, or a new read. */
export const firstPage = (selection: Selection): Promise<Documents> => {
  const key = JSON.stringify(selection);
  const reading = begun.get(key) ?? readPage(selection);
  begun.delete(key);
  return reading;
};
