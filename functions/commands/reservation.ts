import { takenBy } from '#domain/deal/reservation.ts';
import { type AggregateName, reservationIdOf, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { Guard } from '../eventStore/guard.ts';
import { paths } from '../platform/firestorePaths.ts';

/** One entry or offer per job and talent, for good: whoever begins first holds the pair, and the others are told which of the two it is. */
export const reservePair = (
  aggregate: Extract<AggregateName, 'offer' | 'entry'>,
  entityId: string,
  jobId: string,
  talentId: string,
  clientOf: (states: readonly unknown[]) => string,
): NonNullable<Guard['reserve']> => ({
  path: paths.reservation(reservationIdOf(jobId, talentId)),
  data: (states) => ({ streamId: streamIdOf(aggregate, entityId), jobId, talentId, clientId: clientOf(states) }),
  taken: (held) => takenBy(String(held.streamId)),
});
