import type { EventType } from '#domain/registry.ts';
import { cardSourceChangedBy } from '#projections/cards.ts';
import { countedTypes } from '#projections/figures/dailySummaries.ts';
import { sharedProjectors } from '#projections/readModels.ts';
import { searchedTypes } from '#projections/search/changedBy.ts';
import { type Subscription, subscriptions } from '../delivery/subscriptions.ts';
import type { Commit } from '../eventStore/commitHooks.ts';
import { policyTypes } from './policies.ts';

const sharedTypes: ReadonlySet<EventType> = new Set([...sharedProjectors.flatMap(({ handles }) => handles), ...countedTypes]);

const hasWork: Readonly<Record<Subscription, (commit: Commit) => boolean>> = {
  readModels: ({ lacksDocuments }) => lacksDocuments,
  shared: ({ types }) => types.some((type) => sharedTypes.has(type) || cardSourceChangedBy(type) !== undefined),
  search: ({ types }) => types.some((type) => searchedTypes.has(type)),
  policies: ({ types, setsDeadlines }) => setsDeadlines || types.some((type) => policyTypes.has(type)),
};

/** The subscriptions that have work after a commit. */
export const subscriptionsOf = (commit: Commit): Subscription[] => subscriptions.filter((each) => hasWork[each](commit));
