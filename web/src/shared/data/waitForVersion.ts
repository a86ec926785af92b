import { firestore } from './firestore.ts';

/** How long a page waits to see its own change before it says that it is being reflected. */
const PATIENCE = 5_000;

/** `visible`: the read model shows the change. `pending`: not within 5 s; it will, and open pages follow. */
export type Reflection = 'visible' | 'pending';

/** Waits until the document carries at least the stream version that a command answered with (read your own writes). */
export const waitForVersion = async (path: string, version: number, patience = PATIENCE): Promise<Reflection> => {
  const { database, doc, onSnapshot } = await firestore();
  return new Promise((resolve) => {
    const finish = (reflection: Reflection) => {
      clearTimeout(timer);
      stop();
      resolve(reflection);
    };
    const timer = setTimeout(() => finish('pending'), patience);
    const stop = onSnapshot(
      doc(database, path),
      (snapshot) => {
        const reached = snapshot.data()?.version;
        if (typeof reached === 'number' && reached >= version) queueMicrotask(() => finish('visible'));
      },
      // The command itself succeeded; a document that cannot be read yet (rules follow the same projection) is only late.
      () => queueMicrotask(() => finish('pending')),
    );
  });
};
