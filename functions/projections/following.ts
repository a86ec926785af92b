import { byType, changedEntries, changesOf, keysOf, type Projector } from '#projections/kernel/projector.ts';
import { jointCollections, ownProjectors } from '#projections/readModels.ts';
import { owing } from '../delivery/progress.ts';
import type { Subscription } from '../delivery/subscriptions.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import type { Commit, Following } from '../eventStore/following.ts';
import { checkCopies, copiedFrom } from './copiedCards.ts';
import { expectedKeys, heldInState } from './expectedKeys.ts';

const collectionOf = (path: string): string => path.slice(0, path.indexOf('/'));

const joint: ReadonlySet<string> = new Set(jointCollections);

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
    expectedKeys: (command, ids) => expectedKeys(index, command, ids),
    heldIn: (events, state) => inOwnCode(() => heldInState(index, events, state)),
    keysOf: (events) => inOwnCode(() => [...new Set(events.flatMap((event) => keysOf(index, event)))]),
    // Entries are enough: the head's precondition keeps others from the document.
    changesOf: (events, found) => inOwnCode(() => changesOf(index, events, found, changedEntries)),
    isChecked: (path) => joint.has(collectionOf(path)),
    copiedFrom,
    checkCopies,
    owedAfter: (commit) => {
      const owes = subscriptionsOf(commit);
      // A stream gets its progress document with its first event. Only streams of older releases
      // have none.
      return { owes, progress: owes.length > 0 || commit.isFirst ? owing(commit, owes) : null };
    },
  };
};
