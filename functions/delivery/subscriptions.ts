import type { EventType } from '#domain/registry.ts';
import { cardSourceChangedBy } from '#projections/cards.ts';
import { countedTypes } from '#projections/dairySummaries.ts';
import { sharedProjectors } from '#projections/readModels.ts';
import type { Commit } from '../eventStore/following.ts';
import { policyTypes } from '../policies/policyTypes.ts';

/**
 * The handlers of committed events. `readModels`: a stream's own documents, only when its commit
 * could not write them. `shared`: documents that several streams write. `policies`: effects outside the documents.
 */
export const subscriptions = ['readModels', 'shared', 'policies'] as const;
export type Subscription = (typeof subscriptions)[number];

const sharedTypes: ReadonlySet<EventType> = new Set([...sharedProjectors.flatMap(({ handles }) => handles), ...countedTypes]);

const hasWork: Readonly<Record<Subscription, (commit: Commit) => boolean>> = {
  readModels: ({ lacksDocuments }) => lacksDocuments,
  shared: ({ types }) => types.some((type) => sharedTypes.has(type) || cardSourceChangedBy(type) !== undefined),
  policies: ({ types }) => types.some((type) => policyTypes.includes(type)),
};

/** The subscriptions that have work to do after a commit. */
export const subscriptionsOf = (commit: Commit): Subscription[] => subscriptions.filter((each) => hasWork[each](commit));
