export type AggregateName =
  | ('account' | 'talent' | 'client' | 'job' | 'offer' | 'entry' | 'review')
  | ('favorite' | 'master' | 'news')
  | ('chat' | 'notification' | 'student');

/** A stream is named after its aggregate and the id of its entity: `offer-8fJ2`. */
export const streamIdOf = (aggregate: AggregateName, entityId: string): string => `${aggregate}-${entityId}`;

const aggregateNames: readonly AggregateName[] = [
  ...(['account', 'talent', 'client', 'job', 'offer', 'entry', 'review'] as const),
  ...(['favorite', 'master', 'news'] as const),
  ...(['chat', 'notification', 'student'] as const),
];

/** Takes a stream id apart. Throws on a name that no stream can have. */
export const parseStreamId = (streamId: string): { aggregate: AggregateName; entityId: string } => {
  const end = streamId.indexOf('-');
  const aggregate = streamId.slice(0, end);
  const entityId = streamId.slice(end + 1);
  if (!(aggregateNames as readonly string[]).includes(aggregate) || entityId === '') throw new Error(`not a stream id: ${streamId}`);
  return { aggregate: aggregate as AggregateName, entityId };
};

/** One offer or entry per job and talent (design section 3): the reservation's document id. */
export const reservationIdOf = (jobId: string, talentId: string): string => `${jobId}_${talentId}`;

/** The path of a storage object that a profile or posting shows: relative, no step upwards. */
export const storagePathPattern = /^(?!.*\.\.)[\w-][\w./-]{0,199}$/;
