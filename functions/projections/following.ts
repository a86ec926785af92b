import { byType, changesOf, keysOf, type Projector } from '#projections/kernel/projector.ts';
import { jointCollections, ownProjectors } from '#projections/readModels.ts';
import { owing } from '../delivery/progress.ts';
import type { Subscription } from '../delivery/subscriptions.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import type { Commit, Following } from '../eventStore/following.ts';

const isJoint = (path: string): boolean => jointCollections.some((collection) => path.startsWith(`${collection}/`));

/** Keeps a stream's own documents by these projectors: in its commits, and in `ownDocumentsHandler` where a commit could not. */
export const followingBy = (
  subscriptionsOf: (commit: Commit) => readonly Subscription[],
  projectors: readonly Projector[] = ownProjectors,
): Following => {
  const index = byType(projectors);
  return {
    keysOf: (events) => inOwnCode(() => [...new Set(events.flatMap((event) => keysOf(index, event)))]),
    changesOf: (events, found) => inOwnCode(() => changesOf(index, events, found)),
    readsOthers: (keys, changes) => keys.some((key) => !changes.has(key) || isJoint(key)),
    owedAfter: (commit) => {
      const owes = subscriptionsOf(commit);
      // Each stream gets a progress document with its first event: a stream without one is of an older release.
      return { owes, progress: owes.length > 0 || commit.isFirst ? owing(commit, owes) : null };
    },
  };
};
