import type { EventType } from '#domain/registry.ts';
import { cardSourceChangedBy } from '#projections/cards.ts';
import { countedTypes } from '#projections/figures/dailySummaries.ts';
import { sharedProjectors } from '#projections/readModels.ts';
import { searchedTypes } from '#projections/search/changedBy.ts';
import {
  EFFECTS_TOPIC,
  EVENTS_TOPIC,
  type EventTopic,
  eventTopics,
  type Message,
  type Subscription,
  subscriptions,
} from '../delivery/publish.ts';
import type { Commit } from '../eventStore/commitHooks.ts';
import { policyTypes, staysInDatabase } from './policies.ts';

const sharedTypes: ReadonlySet<EventType> = new Set([...sharedProjectors.flatMap(({ handles }) => handles), ...countedTypes]);

const hasWork: Readonly<Record<Subscription, (commit: Commit) => boolean>> = {
  readModels: ({ lacksDocuments }) => lacksDocuments,
  shared: ({ types }) => types.some((type) => sharedTypes.has(type) || cardSourceChangedBy(type) !== undefined),
  search: ({ types }) => types.some((type) => searchedTypes.has(type)),
  policies: ({ types, setsDeadlines }) => setsDeadlines || types.some((type) => policyTypes.has(type)),
};

export const subscriptionsOf = (commit: Commit): Subscription[] => subscriptions.filter((each) => hasWork[each](commit));

/**
 * Whether the effects of a message's events run beside their shared documents, in the function
 * `projections`. Effects that reach accounts, files or other servers run in the function `policies`
 * only, and so do all that are delivered again.
 */
export const runBeside = ({ owes = [], events = [] }: Message): boolean =>
  owes.includes('policies') && owes.includes('shared') && events.length > 0 && events.every(staysInDatabase);

/**
 * The topics of a message: the function `projections` gets what owes documents, the function
 * `policies` what owes effects that do not run beside them. Without `owes` both look.
 */
export const topicsOf = (message: Message): readonly EventTopic[] => {
  const { owes } = message;
  if (!owes) return eventTopics;
  const isFor: Readonly<Record<EventTopic, boolean>> = {
    [EVENTS_TOPIC]: owes.some((each) => each !== 'policies'),
    [EFFECTS_TOPIC]: owes.includes('policies') && !runBeside(message),
  };
  return eventTopics.filter((topic) => isFor[topic]);
};
