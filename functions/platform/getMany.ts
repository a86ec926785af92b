import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** How many documents one call reads at most, unless a single caller asks for more. */
const MOST = 100;

type Asked = {
  readonly refs: readonly DocumentReference[];
  readonly resolve: (found: DocumentSnapshot[]) => void;
  readonly reject: (error: unknown) => void;
};
/** `running`: calls without an answer. `waiting`: what was asked for in this turn beside them. */
type Reads = { running: number; waiting: Asked[] };

const readsOf = new WeakMap<Firestore, Reads>();

/**
 * Reads several documents at one time, in the order of `refs`. While the process waits for such a
 * call, what is asked for in one turn of the event loop is one call, and each document is read
 * once: a call costs the client as much processor time as 17 documents. In a quiet process nothing
 * waits.
 */
export const getMany = (db: Firestore, refs: readonly DocumentReference[]): Promise<DocumentSnapshot[]> => {
  if (refs.length === 0) return Promise.resolve([]);
  const reads = readsOf.get(db) ?? { running: 0, waiting: [] };
  readsOf.set(db, reads);
  return new Promise((resolve, reject) => {
    const asked = { refs, resolve, reject };
    if (reads.running === 0) return void read(db, reads, [asked]);
    reads.waiting.push(asked);
    if (reads.waiting.length > 1) return;
    setImmediate(() => {
      const all = reads.waiting;
      reads.waiting = [];
      for (const group of groupsOf(all)) void read(db, reads, group);
    });
  });
};

const groupsOf = (all: readonly Asked[]): Asked[][] => {
  const groups: Asked[][] = [];
  let documents = MOST;
  for (const asked of all) {
    documents += asked.refs.length;
    if (documents > MOST) {
      groups.push([]);
      documents = asked.refs.length;
    }
    groups.at(-1)?.push(asked);
  }
  return groups;
};

const read = async (db: Firestore, reads: Reads, group: readonly Asked[]): Promise<void> => {
  reads.running += 1;
  try {
    const wanted = new Map(group.flatMap(({ refs }) => refs.map((ref) => [ref.path, ref] as const)));
    const found = new Map((await db.getAll(...wanted.values())).map((document) => [document.ref.path, document]));
    for (const { refs, resolve } of group) resolve(refs.map(({ path }) => found.get(path) as DocumentSnapshot));
  } catch (error) {
    const [first, ...others] = group;
    // A document that the database refuses must not fail the callers that did not ask for it.
    if (others.length > 0) for (const asked of group) void read(db, reads, [asked]);
    else first?.reject(error);
  } finally {
    reads.running -= 1;
  }
};
