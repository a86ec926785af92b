import type { ParkedStream } from '#functions/delivery/parking.ts';
import { paths } from '#functions/platform/firestorePaths.ts';
import { runtime } from '#functions/runtime.ts';

/**
 * Leaves a stream as a commit does that could not write the documents of `version` and what
 * follows.
 */
export const oweDocuments = async (streamId: string, version: number): Promise<void> => {
  const { db } = runtime();
  await db.doc(paths.head(streamId)).update({ owedFrom: version });
  await db.doc(paths.progress(streamId)).update({ 'owed.readModels': version, 'done.readModels': version - 1 });
};

/**
 * Leaves a stream as five failures before the event of that version do: its documents stand still.
 */
export const standStill = async (streamId: string, version: number, error = 'a fault in the projector'): Promise<ParkedStream> => {
  const { db } = runtime();
  const parked: ParkedStream = { cause: 'CODE', subscription: 'readModels', streamId, version, error, parkedAt: Date.now() };
  await oweDocuments(streamId, version);
  await db.doc(paths.progress(streamId)).update({ 'failures.readModels': 5, 'parkedAt.readModels': parked.parkedAt, owedSince: null });
  await db.doc(paths.parked('readModels', streamId)).set(parked);
  return parked;
};
