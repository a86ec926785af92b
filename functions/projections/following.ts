import { byType, type Change, changesOf, keysOf, type Projector } from '#projections/projector.ts';
import { jointCollections, ownProjectors } from '#projections/readModels.ts';
import { interestedIn } from '../delivery/subscriptions.ts';
import type { Following } from '../eventStore/executeCommand.ts';
import { inOwnCode } from '../eventStore/faults.ts';

const isJoint = (path: string): boolean => jointCollections.some((collection) => path.startsWith(`${collection}/`));

/** The documents that a stream owns follow its events by these projectors, in the commit and wherever the commit could not. */
export const followingBy = (projectors: readonly Projector[] = ownProjectors): Following => {
  const index = byType(projectors);
  return {
    keysOf: (events) => inOwnCode(() => [...new Set(events.flatMap((event) => keysOf(index, event)))]),
    changesOf: (events, found) => inOwnCode(() => changesOf(index, events, found)),
    copies: (keys: readonly string[], changes: ReadonlyMap<string, Change>) => keys.some((key) => !changes.has(key) || isJoint(key)),
    interestedIn,
  };
};
