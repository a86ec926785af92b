import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import { takenBy } from '#domain/work/deal/outcomes.ts';
import { pairReservation } from '../eventStore/reservations.ts';
import type { Rule } from '../eventStore/rule.ts';

/**
 * Reserves a (job, talent) pair for one entry or offer, permanently. A second command is refused
 * with a code that tells which of the two exists.
 */
export const reservePair = (
  aggregate: Extract<AggregateName, 'offer' | 'entry'>,
  entityId: string,
  jobId: string,
  talentId: string,
  clientOf: (states: readonly unknown[]) => string,
): NonNullable<Rule['reserve']> => {
  const held = (clientId: string) => pairReservation(streamIdOf(aggregate, entityId), { jobId, talentId, clientId });
  return {
    path: held('').path,
    data: (states) => held(clientOf(states)).data,
    taken: (holder) => takenBy(String(holder.streamId)),
  };
};
