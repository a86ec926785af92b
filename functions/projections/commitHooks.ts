import { byType, changedEntries, changesOf, keysOf, type Projector } from '#projections/kernel/projector.ts';
import { jointCollections, ownProjectors } from '#projections/readModels.ts';
import { owing } from '../delivery/progress.ts';
import type { Subscription } from '../delivery/publish.ts';
import type { Commit, CommitHooks } from '../eventStore/commitHooks.ts';
import { asProgramFault } from '../eventStore/faults.ts';
import { checkCopies, copiedFrom } from './copiedCards.ts';
import { expectedKeys, heldInState } from './expectedKeys.ts';

const collectionOf = (path: string): string => path.slice(0, path.indexOf('/'));

const joint: ReadonlySet<string> = new Set(jointCollections);

/**
 * Writes a stream's own documents with these projectors, in the stream's commits and in
 * `ownDocumentsHandler`, which does what a commit could not do.
 */
export const commitHooksOf = (
  subscriptionsOf: (commit: Commit) => readonly Subscription[],
  projectors: readonly Projector[] = ownProjectors,
): CommitHooks => {
  const index = byType(projectors);
  return {
    expectedKeys: (command, ids) => expectedKeys(index, command, ids),
    heldIn: (events, state) => asProgramFault(() => heldInState(index, events, state)),
    keysOf: (events) => asProgramFault(() => [...new Set(events.flatMap((event) => keysOf(index, event)))]),
    // Entries are enough: the head's precondition keeps others from the document.
    changesOf: (events, found) => asProgramFault(() => changesOf(index, events, found, changedEntries)),
    isChecked: (path) => joint.has(collectionOf(path)),
    copiedFrom,
    checkCopies,
    pendingAfter: (commit) => {
      const owes = subscriptionsOf(commit);
      // A stream gets its progress document with its first event. Only streams of older releases
      // have none.
      return { owes, progress: owes.length > 0 || commit.isFirst ? owing(commit, owes) : null };
    },
  };
};
