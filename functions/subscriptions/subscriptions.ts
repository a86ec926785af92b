import type { EventType } from '#domain/registry.ts';
import { cardSourceChangedBy } from '#projections/cards.ts';
import { countedTypes } from '#projections/dairySummaries.ts';
import { policyTypes } from '../policies/policyTypes.ts';

/**
 * Who must see an event besides `readModels`. `readModels` is owed by the outbox, these by `deliveries`: an entry per event and
 * subscription, written with the event and deleted once it has been handled, so that a lost message is noticed for each of them.
 */
export const subscriptions = ['cards', 'dailySummaries', 'policies'] as const;
export type Subscription = (typeof subscriptions)[number];
export type AnySubscription = 'readModels' | Subscription;

const interest: Record<Subscription, (type: EventType) => boolean> = {
  cards: (type) => cardSourceChangedBy(type) !== undefined,
  dailySummaries: (type) => countedTypes.includes(type),
  policies: (type) => policyTypes.includes(type),
};

export const subscriptionsFor = (type: EventType): Subscription[] => subscriptions.filter((subscription) => interest[subscription](type));
export const interests = (subscription: Subscription, type: EventType): boolean => interest[subscription](type);
