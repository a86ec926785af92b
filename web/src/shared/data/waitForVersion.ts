import { firestore } from './firestore.ts';
import { noteRead } from './reading.ts';

/** How long a page waits to see its own change before it says that it is being reflected. */
const PATIENCE = 5_000;

/**
 * `visible`: the read model shows the change. `pending`: not within 5 s; it will, and open pages
 * follow.
 */
export type Reflection = 'visible' | 'pending';

/** How soon a refused listener is opened again. */
const RETRY = 250;

/**
 * Waits until the document carries at least the stream version that a command answered with (read
 * your own writes). A document that does not exist yet is refused by the rules, because they ask
 * whose it is: that is only "not yet", so the listener is opened again. `removes`: what shows the
 * change is that the document is gone.
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
