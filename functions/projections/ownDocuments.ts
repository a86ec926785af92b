import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import type { Handler } from '../delivery/deliver.ts';
import type { NoteHandled } from '../delivery/logDelivery.ts';
import { inBatches } from '../delivery/pendingEvents.ts';
import { canGoOn, progressIn, seenUpTo } from '../delivery/progress.ts';
import { writeChanges } from '../eventStore/commit.ts';
import { isPaused } from '../eventStore/pauses.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { inSpan } from '../platform/tracing.ts';
import type { Runtime } from '../ports.ts';

/**
 * Writes a stream's own documents when its commits could not: a projector failed, the database
 * refused a document, or a rebuild ran. Until it is done, newer commits leave their documents to
 * it. The head has the first missing event (`owedFrom`).
 */
export const ownDocumentsHandler: Handler = (runtime, { streamId }, handled) =>
  inBatches((most) => inSpan('project', {}, () => bringUp(runtime, streamId, most, handled)));

const bringUp = async (runtime: Runtime, streamId: string, most: number, handled?: NoteHandled): Promise<'done' | 'more'> => {
  const { db, following, now: clock } = runtime;
  const [progressRef, headRef] = [db.doc(paths.progress(streamId)), db.doc(paths.head(streamId))];
  const [noted, headBefore] = (await db.getAll(progressRef, headRef)) as [DocumentSnapshot, DocumentSnapshot];
  const owed = progressIn(noted);
  if (!owed || !canGoOn(owed, 'readModels')) return 'done';
  const { owedFrom } = headBefore.data() as Head;
  // A stream of an older release: only a rebuild knows which events are in its documents.
  if (owedFrom === 0 || owedFrom === undefined) return 'done';
  const events = owedFrom === null ? [] : await decryptEvents(await readStored(db, streamId, owedFrom, most), runtime.keys);
  const keys = following.keysOf(events).map((path) => db.doc(path));
  let isWritten = false;
  const rest = await db.runTransaction(async (transaction) => {
    // The client runs this function again if the commit conflicts.
    isWritten = false;
    const controlRef = db.doc(paths.projectionControl);
    const [control, head, found, ...sources] = (await transaction.getAll(controlRef, headRef, progressRef, ...keys)) as [
      DocumentSnapshot,
      DocumentSnapshot,
      DocumentSnapshot,
      ...DocumentSnapshot[],
    ];
    const progress = progressIn(found);
    if (isPaused(control, clock()) || !progress || !canGoOn(progress, 'readModels')) return 'done';
    const now = head.data() as Head;
    // Another delivery was faster.
    if (now.owedFrom !== owedFrom) return 'more';
    const before = new Map(sources.map((source) => [source.ref.path, (source.data() as ReadModel | undefined) ?? null]));
    let changes = following.changesOf(events, before);
    // A document of which only fields change is read too: it must not be written if it is missing.
    const loose = [...changes].filter(([path, { kind }]) => kind === 'fields' && !before.has(path)).map(([path]) => db.doc(path));
    if (loose.length > 0) {
      for (const document of await transaction.getAll(...loose))
        before.set(document.ref.path, (document.data() as ReadModel | undefined) ?? null);
      changes = following.changesOf(events, before);
    }
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
