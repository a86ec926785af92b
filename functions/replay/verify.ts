import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ChainFault } from '#domain/office/operation/answers.ts';
import { countOwing } from '../delivery/progress.ts';
import type { Runtime } from '../ports.ts';
import { sweepDays } from '../projections/dailySummaries.ts';
import { differencesFrom } from './compare.ts';
import type { Difference } from './documentsOnDisk.ts';
import { documentsOnDisk } from './documentsOnDisk.ts';
import { replayLog } from './replayLog.ts';

/** The result of a verification: without faults and differences the store is sound. */
export type Verification = {
  readonly events: number;
  readonly documents: number;
  readonly faults: readonly ChainFault[];
  readonly differences: readonly Difference[];
};

/**
 * Replays the log and compares every document. Commands may go on meanwhile: what differs is looked
 * at a second time once everything under way has arrived, and only a document that is still wrong
 * and has not moved is reported.
 */
export const verify = async (runtime: Runtime, onProgress?: (events: number) => void): Promise<Verification> => {
  const first = await look(runtime, onProgress);
  if (first.differences.length === 0) return first;
  await settled(runtime);
  const second = await look(runtime, onProgress);
  const before = new Map(first.differences.map(({ path, found }) => [path, found]));
  const differences = second.differences.filter(({ path, found }) => before.has(path) && isDeepStrictEqual(before.get(path), found));
  return { ...second, differences };
};

const look = async (runtime: Runtime, onProgress?: (events: number) => void): Promise<Verification> => {
  const documents = documentsOnDisk();
  try {
    const { events, faults, reserved } = await replayLog(runtime, documents, onProgress);
    const differences = await differencesFrom(runtime, documents, reserved);
    return { events, documents: documents.count(), faults, differences };
  } finally {
    documents.close();
  }
};

const SETTLE_MS = 5_000;

/**
 * Waits until nothing is on its way to the documents, at most a few seconds: a parked stream or
 * steady traffic never settles.
 */
const settled = async ({ db }: Runtime): Promise<void> => {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    await sweepDays(db);
    if ((await countOwing(db)) === 0 || Date.now() > end) return;
    await pause(50);
  }
};
