import { FieldPath, type Query, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { paths } from '../platform/firestorePaths.ts';
import { isOvertaken } from './grpcStatus.ts';
import { type Looking, pausedNow } from './pauses.ts';

/** How many documents a walk looks at in one round trip. */
const PAGE = 300;
/** After how many pages a walk notes where it is. A shorter walk writes nothing. */
const NOTED_EVERY = 2;
/**
 * After how many pages a walk ends its step, well within the time that the platform gives a
 * handler.
 */
const STEP_PAGES = 80;
/** How long (ms) a walker that has noted nothing keeps others away: then it is taken for dead. */
const LEASE_MS = 30 * SECOND;

/** walks/{name}: how far a walk over many documents has come. */
export type WalkNote = {
  /** The purpose of the walk. A walk with another goal begins again. */
  readonly goal: number;
  /** Which of the queries it goes through; as many as there are when it is done. */
  readonly part: number;
  /** The last document that is done: the field that the walk is ordered by, and the path. */
  readonly after: { readonly by: unknown; readonly path: string } | null;
  /** Until when (ms) somebody is on the way. */
  readonly heldUntil: number;
};

/**
 * One query of a walk. `orderBy`: a field that never changes, so that nobody is passed over.
 * `from`: its first value; every one without it.
 */
export type WalkPart = {
  readonly query: Query;
  readonly orderBy: string;
  readonly from?: number;
  /** Works on a page. False stops the walk where it is. */
  readonly work: (page: readonly QueryDocumentSnapshot[]) => Promise<boolean>;
};

/**
 * How a step of a walk ended. `more`: it has to go on in a step of its own. `paused`: a rebuild
 * runs, or the work stopped it. `held`: somebody else is on the same way.
 */
export type Walked = 'done' | 'more' | 'paused' | 'held';

/** Another walker noted something since: the way is theirs. */
class NoteTaken extends Error {}

type Walk = { readonly name: string; readonly goal: number; readonly parts: readonly WalkPart[]; readonly stepPages?: number };

/**
 * Goes through all documents of some queries, in steps that a handler's time allows, and notes
 * where it is: a step that was killed goes on from its last note. Work on a page may happen twice.
 */
export const walk = async (process: Looking, { name, goal, parts, stepPages = STEP_PAGES }: Walk): Promise<Walked> => {
  const { db, now } = process;
  const ref = db.doc(paths.walk(name));
  const found = await ref.get();
  const known = found.data() as WalkNote | undefined;
  const isSame = known?.goal === goal;
  if (isSame && known.part >= parts.length) return 'done';
  if (isSame && known.heldUntil > now()) return 'held';
  let notedAt: Timestamp | null = found.updateTime ?? null;
  let note: WalkNote = { goal, part: 0, after: null, ...(isSame && { part: known.part, after: known.after }), heldUntil: 0 };

  const write = async (isOnTheWay: boolean): Promise<void> => {
    const data: WalkNote = { ...note, heldUntil: isOnTheWay ? now() + LEASE_MS : 0 };
    try {
      const written = notedAt ? await ref.update(data, { lastUpdateTime: notedAt }) : await ref.create(data);
      notedAt = written.writeTime;
    } catch (error) {
      throw isOvertaken(error) ? new NoteTaken() : error;
    }
  };
  const stop = async (how: Walked): Promise<Walked> => {
    if (notedAt || how === 'more') await write(false);
    return how;
  };

  try {
    // Of two who take over an old note only one may go on.
    if (notedAt) await write(true);
    let pages = 0;
    for (const { query, orderBy, from, work } of parts.slice(note.part)) {
      const all = query.orderBy(orderBy).orderBy(FieldPath.documentId()).limit(PAGE);
      const ordered = from === undefined ? all : all.startAt(from);
      for (;;) {
        const { docs } = await (note.after ? ordered.startAfter(note.after.by, note.after.path) : ordered).get();
        const last = docs.at(-1);
        if (!last) break;
        if ((await pausedNow(process)) || !(await work(docs))) return await stop('paused');
        note = { ...note, after: { by: last.get(orderBy), path: last.ref.path } };
        if (docs.length < PAGE) break;
        pages += 1;
        if (pages % stepPages === 0) return await stop('more');
        if (pages % NOTED_EVERY === 0) await write(true);
      }
      note = { ...note, part: note.part + 1, after: null };
    }
    return await stop('done');
  } catch (error) {
    if (error instanceof NoteTaken) return 'held';
    throw error;
  }
};
