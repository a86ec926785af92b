import type { EventType } from '#domain/registry.ts';
import { cardSourceChangedBy } from '#projections/cards.ts';
import { countedTypes } from '#projections/dairySummaries.ts';
import { sharedProjectors } from '#projections/readModels.ts';
import { policyTypes } from '../policies/policyTypes.ts';

/**
 * Who may owe something to a stream's events: the documents that the stream owns (`readModels`, only when its commits could not write them), the documents that several
 * streams write (`shared`), and the effects outside the documents (`policies`).
 */
export const subscriptions = ['readModels', 'shared', 'policies'] as const;
export type Subscription = (typeof subscriptions)[number];

const sharedTypes: ReadonlySet<EventType> = new Set([...sharedProjectors.flatMap(({ handles }) => handles), ...countedTypes]);

const interest: Readonly<Record<Exclude<Subscription, 'readModels'>, (type: EventType) => boolean>> = {
  shared: (type) => sharedTypes.has(type) || cardSourceChangedBy(type) !== undefined,
  policies: (type) => policyTypes.includes(type),
};

/** Who must hear of new events besides the documents of their stream. */
export const interestedIn = (types: readonly EventType[]): Subscription[] =>
  (['shared', 'policies'] as const).filter((subscription) => types.some(interest[subscription]));
