import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ChainFault, LastVerification } from '#domain/office/operation/answers.ts';
import { countOwing } from '../delivery/progress.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { sweepDays } from '../projections/dailySummaries.ts';
import type { SealFault } from '../seals/checkSeals.ts';
import { differencesFrom } from './compare.ts';
import { type Difference, documentsOnDisk } from './documentsOnDisk.ts';
import { replayLog } from './replayLog.ts';

/** The result of a verification: without faults and differences the store is sound. */
type Verification = {
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

/** Waits a few seconds until nothing is on its way to the documents. */
const settled = async ({ db }: Runtime): Promise<void> => {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    await sweepDays(db);
    if ((await countOwing(db)) === 0 || Date.now() > end) return;
    await pause(50);
  }
};

const FIRST = 20;
/** How often a running one says how far it is. */
const EVERY = 20_000;

/** Keeps what a verification finds, and meanwhile how far it is. */
export const noteVerification = ({ db, now }: Runtime) => {
  const ref = db.doc(paths.lastVerification);
  const startedAt = now();
  const running: LastVerification = { startedAt, finishedAt: null, events: 0, documents: 0, faults: 0, differences: 0, first: [] };
  let noted = 0;
  let writing: Promise<unknown> = ref.set(running);
  return {
    onProgress: (events: number): void => {
      if (events < noted + EVERY) return;
      noted = events;
      writing = writing.then(() => ref.set({ ...running, events }));
    },
    finish: async ({ events, documents, faults, differences }: Verification, sealFaults: readonly SealFault[]): Promise<void> => {
      await writing;
      const first = [
        ...sealFaults.map(({ about }) => about),
        ...faults.map(({ streamId }) => streamId),
        ...differences.map(({ path }) => path),
      ].slice(0, FIRST);
      const found = { events, documents, faults: faults.length + sealFaults.length, differences: differences.length, first };
      await ref.set({ startedAt, finishedAt: now(), ...found } satisfies LastVerification);
    },
  };
};
