import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import type { Handler } from '../delivery/deliver.ts';
import type { NoteHandled } from '../delivery/logDelivery.ts';
import { canGoOn, progressIn, seenUpTo } from '../delivery/progress.ts';
import { inBatches } from '../delivery/unseen.ts';
import { writeChanges } from '../eventStore/commit.ts';
import { isPaused } from '../eventStore/following.ts';
import { open, readStored } from '../eventStore/readEvents.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { inSpan } from '../platform/tracing.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Writes a stream's own documents when its commits could not: a projector failed, the database
 * refused a document, or a rebuild ran. Until it is done, newer commits leave their documents to
 * it. The head has the first missing event (`owedFrom`).
 */
export const ownDocumentsHandler: Handler = (runtime, { streamId }, handled) =>
  inBatches((most) => inSpan('project', {}, () => bringUp(runtime, streamId, most, handled)));

const bringUp = async (runtime: Runtime, streamId: string, most: number, handled?: NoteHandled): Promise<'done' | 'more'> => {
  const { db, keys, following, now: clock } = runtime;
  const [progressRef, headRef] = [db.doc(paths.progress(streamId)), db.doc(paths.head(streamId))];
  const owed = progressIn(await progressRef.get());
  if (!owed || !canGoOn(owed, 'readModels')) return 'done';
  const { owedFrom } = (await headRef.get()).data() as Head;
  // A stream of an older release: only a rebuild knows which events are in its documents.
  if (owedFrom === 0 || owedFrom === undefined) return 'done';
  const events = owedFrom === null ? [] : await open(await readStored(db, streamId, owedFrom, most), keys);
  let isWritten = false;
  const rest = await db.runTransaction(async (transaction) => {
    // The client runs this function again if the commit conflicts.
    isWritten = false;
    const [control, head, found] = (await transaction.getAll(db.doc(paths.projectionControl), headRef, progressRef)) as [
      DocumentSnapshot,
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    const progress = progressIn(found);
    if (isPaused(control, clock()) || !progress || !canGoOn(progress, 'readModels')) return 'done';
    const now = head.data() as Head;
    // Another delivery was faster.
    if (now.owedFrom !== owedFrom) return 'more';
    const before = new Map<string, ReadModel | null>();
    const read = async (wanted: readonly string[]) => {
      for (const document of wanted.length > 0 ? await transaction.getAll(...wanted.map((path) => db.doc(path))) : [])
        before.set(document.ref.path, (document.data() as ReadModel | undefined) ?? null);
    };
    await read(following.keysOf(events));
    // Also reads documents of which only fields change: one that does not exist must not be
    // written.
    await read([...following.changesOf(events, before)].filter(([path]) => !before.has(path)).map(([path]) => path));
    const changes = following.changesOf(events, before);
    const upTo = events.at(-1)?.version ?? now.version;
    const isUp = upTo >= now.version;
    writeChanges(db, transaction, changes);
    isWritten = true;
    transaction.update(head.ref, { owedFrom: isUp ? null : upTo + 1 });
    if (isUp) transaction.update(found.ref, seenUpTo(progress, 'readModels', upTo));
    return isUp ? 'done' : 'more';
  });
  if (isWritten) handled?.(events);
  return rest;
};
