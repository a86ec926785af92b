import { byType, changesOf, keysOf, type Projector } from '#projections/kernel/projector.ts';
import { checkedCollections, lockedCollections, ownProjectors } from '#projections/readModels.ts';
import { owing } from '../delivery/progress.ts';
import type { Subscription } from '../delivery/subscriptions.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import type { Commit, Following } from '../eventStore/following.ts';

const lies = (path: string, collections: readonly string[]) => collections.some((collection) => path.startsWith(`${collection}/`));

/** Whether the path is written without a lock, with a precondition on its update time. */
export const isChecked = (path: string): boolean => lies(path, checkedCollections);

/**
 * Writes a stream's own documents with these projectors, in the stream's commits and in
 * `ownDocumentsHandler`, which does what a commit could not do.
 */
export const followingBy = (
  subscriptionsOf: (commit: Commit) => readonly Subscription[],
  projectors: readonly Projector[] = ownProjectors,
): Following => {
  const index = byType(projectors);
  return {
    keysOf: (events) => inOwnCode(() => [...new Set(events.flatMap((event) => keysOf(index, event)))]),
    changesOf: (events, found) => inOwnCode(() => changesOf(index, events, found)),
    isChecked,
    readsOthers: (keys, changes) => keys.some((key) => !isChecked(key) && (!changes.has(key) || lies(key, lockedCollections))),
    owedAfter: (commit) => {
      const owes = subscriptionsOf(commit);
      // A stream gets its progress document with its first event. Only streams of older releases
      // have none.
      return { owes, progress: owes.length > 0 || commit.isFirst ? owing(commit, owes) : null };
    },
  };
};
