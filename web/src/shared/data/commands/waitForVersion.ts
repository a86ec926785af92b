import { firestore } from '../reads/firestore.ts';
import { noteRead } from '../reads/reading.ts';

/** How long a page waits to see its own change (ms). */
const PATIENCE = 5_000;

/** `pending`: not within 5 s; open pages will show it later. */
export type Reflection = 'visible' | 'pending';

/** The pause before a refused listener is opened again (ms). */
const RETRY = 250;

/**
 * Waits until the document has at least the stream version of a command's answer (read your own
 * writes). The rules refuse a document that does not exist yet, so a refused listener is opened
 * again. `removes`: waits for the deletion.
 */
export const waitForVersion = async (path: string, version: number, removes = false, patience = PATIENCE): Promise<Reflection> => {
  const { database, doc, onSnapshot } = await firestore();
  return new Promise((resolve) => {
    let stop = () => {};
    let again: ReturnType<typeof setTimeout> | undefined;
    const finish = (reflection: Reflection) => {
      clearTimeout(timer);
      clearTimeout(again);
      stop();
      resolve(reflection);
    };
    const listen = () => {
      noteRead(path);
      stop = onSnapshot(
        doc(database, path),
        (snapshot) => {
          const reached = snapshot.data()?.version;
          const shown = removes ? !snapshot.exists() && !snapshot.metadata.fromCache : typeof reached === 'number' && reached >= version;
          // Later, because the first state may come before `stop` is known.
          if (shown) queueMicrotask(() => finish('visible'));
        },
        () => {
          again = setTimeout(listen, RETRY);
        },
      );
    };
    const timer = setTimeout(() => finish('pending'), patience);
    listen();
  });
};
