export type AggregateName = 'account' | 'talent' | 'client' | 'job' | 'offer';

/** A stream is named after its aggregate and the id of its entity: `offer-8fJ2`. */
export const streamIdOf = (aggregate: AggregateName, entityId: string): string => `${aggregate}-${entityId}`;

/** Takes a stream id apart. Throws on a name that no stream can have. */
export const parseStreamId = (streamId: string): { aggregate: AggregateName; entityId: string } => {
  const match = /^(account|talent|client|job|offer)-(.+)$/.exec(streamId);
  if (!match) throw new Error(`not a stream id: ${streamId}`);
  return { aggregate: match[1] as AggregateName, entityId: match[2] as string };
};

/** One offer or entry per job and talent (design section 3): the reservation's document id. */
export const reservationIdOf = (jobId: string, talentId: string): string => `${jobId}_${talentId}`;

/** The path of a storage object that a profile or posting shows: relative, no step upwards. */
export const storagePathPattern = /^(?!.*\.\.)[\w-][\w./-]{0,199}$/;
