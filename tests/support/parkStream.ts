import type { ParkedStream } from '#functions/delivery/parking.ts';
import { paths } from '#functions/platform/firestorePaths.ts';
import { runtime } from '#functions/runtime.ts';
import { now } from './level.ts';

/**
 * Makes a stream owe its documents from `version` on, as after a commit that could not write them.
 */
export const oweDocuments = async (streamId: string, version: number): Promise<void> => {
  const { db } = runtime();
  await db.doc(paths.head(streamId)).update({ owedFrom: version });
  await db.doc(paths.progress(streamId)).update({ 'owed.readModels': version, 'done.readModels': version - 1 });
};

/** Parks a stream before an event, as after five failures. */
export const parkStream = async (streamId: string, version: number, error = 'a fault in the projector'): Promise<ParkedStream> => {
  const { db } = runtime();
  const parked: ParkedStream = { cause: 'CODE', subscription: 'readModels', streamId, version, error, parkedAt: now() };
  await oweDocuments(streamId, version);
  await db.doc(paths.progress(streamId)).update({ 'failures.readModels': 5, 'parkedAt.readModels': parked.parkedAt, owedSince: null });
  await db.doc(paths.parked('readModels', streamId)).set(parked);
  return parked;
};
