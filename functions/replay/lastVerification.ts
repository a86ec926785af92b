import type { LastVerification } from '#domain/office/operation/answers.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import type { SealFault } from '../seals/checkSeals.ts';
import type { Verification } from './verify.ts';

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
