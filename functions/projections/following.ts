import { byType, changesOf, keysOf, type Projector } from '#projections/kernel/projector.ts';
import { checkedCollections, lockedCollections, ownProjectors } from '#projections/readModels.ts';
import { owing } from '../delivery/progress.ts';
import type { Subscription } from '../delivery/subscriptions.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import type { Commit, Following } from '../eventStore/following.ts';

const lies = (path: string, collections: readonly string[]) => collections.some((collection) => path.startsWith(`${collection}/`));

/**
 * Whether a document is written on the condition that nobody wrote it since it was read, which
 * takes no lock.
 */
export const isChecked = (path: string): boolean => lies(path, checkedCollections);

/**
 * Keeps a stream's own documents by these projectors: in its commits, and in `ownDocumentsHandler`
 * where a commit could not.
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
      // Each stream gets a progress document with its first event: a stream without one is of an
      // older release.
      return { owes, progress: owes.length > 0 || commit.isFirst ? owing(commit, owes) : null };
    },
  };
};
