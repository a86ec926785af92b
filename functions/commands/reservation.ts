import { takenBy } from '#domain/deal/reservation.ts';
import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { Guard } from '../eventStore/guard.ts';
import { pairReservation } from '../eventStore/reservations.ts';

/**
 * One entry or offer per job and talent, for good: whoever begins first holds the pair, and the
 * others are told which of the two it is.
 */
export const reservePair = (
  aggregate: Extract<AggregateName, 'offer' | 'entry'>,
  entityId: string,
  jobId: string,
  talentId: string,
  clientOf: (states: readonly unknown[]) => string,
): NonNullable<Guard['reserve']> => {
  const held = (clientId: string) => pairReservation(streamIdOf(aggregate, entityId), { jobId, talentId, clientId });
  return {
    path: held('').path,
    data: (states) => held(clientOf(states)).data,
    taken: (holder) => takenBy(String(holder.streamId)),
  };
};
