import { FieldPath, type Query, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { paths } from '../platform/firestorePaths.ts';
import { isOvertaken } from './grpcStatus.ts';
import { type Looking, pausedNow } from './pauses.ts';

/** How many documents a job reads in one round trip. */
const PAGE = 300;
/** After how many pages a job saves its progress. A shorter one writes nothing. */
const NOTED_EVERY = 2;
/** After how many pages a job ends its step, well within the handler's time limit. */
const STEP_PAGES = 80;
/** How long (ms) a worker that saves nothing keeps its lease. */
const LEASE_MS = 30 * SECOND;

/** walks/{name}: the progress of a job over many documents. */
export type BatchProgress = {
  /** The purpose of the job. A job with another goal begins again. */
  readonly goal: number;
  /** The query that it works on; their number when it is done. */
  readonly part: number;
  /** The last document that is done: the field of the order, and the path. */
  readonly after: { readonly by: unknown; readonly path: string } | null;
  /** Until when (ms) a worker has the lease. */
  readonly heldUntil: number;
};

/**
 * One query of a job. `orderBy`: a field that never changes, so that nobody is passed over.
 * `from`: its first value; every one without it.
 */
export type BatchPart = {
  readonly query: Query;
  readonly orderBy: string;
  readonly from?: number;
  /** Works on a page. False stops the job where it is. */
  readonly work: (page: readonly QueryDocumentSnapshot[]) => Promise<boolean>;
};

/**
 * How a step of a job ended. `more`: it needs another step. `paused`: a rebuild runs, or the work
 * stopped it. `leased`: another worker runs this job.
 */
export type BatchOutcome = 'done' | 'more' | 'paused' | 'leased';

/** Another worker saved progress in between and owns the job. */
class LeaseLost extends Error {}

type BatchJob = { readonly name: string; readonly goal: number; readonly parts: readonly BatchPart[]; readonly stepPages?: number };

/**
 * Goes through all documents of some queries, in steps that a handler's time allows, and saves
 * its progress: a step that was killed goes on from there. Work on a page may happen twice.
 */
export const runBatches = async (process: Looking, { name, goal, parts, stepPages = STEP_PAGES }: BatchJob): Promise<BatchOutcome> => {
  const { db, now } = process;
  const ref = db.doc(paths.batchJob(name));
  const found = await ref.get();
  const known = found.data() as BatchProgress | undefined;
  const isSame = known?.goal === goal;
  if (isSame && known.part >= parts.length) return 'done';
  if (isSame && known.heldUntil > now()) return 'leased';
  let notedAt: Timestamp | null = found.updateTime ?? null;
  let note: BatchProgress = { goal, part: 0, after: null, ...(isSame && { part: known.part, after: known.after }), heldUntil: 0 };

  const write = async (isOnTheWay: boolean): Promise<void> => {
    const data: BatchProgress = { ...note, heldUntil: isOnTheWay ? now() + LEASE_MS : 0 };
    try {
      const written = notedAt ? await ref.update(data, { lastUpdateTime: notedAt }) : await ref.create(data);
      notedAt = written.writeTime;
    } catch (error) {
      throw isOvertaken(error) ? new LeaseLost() : error;
    }
  };
  const stop = async (how: BatchOutcome): Promise<BatchOutcome> => {
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
    if (error instanceof LeaseLost) return 'leased';
    throw error;
  }
};
