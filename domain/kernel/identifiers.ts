export type AggregateName =
  | ('account' | 'talent' | 'client' | 'job' | 'offer' | 'entry' | 'review')
  | ('favorite' | 'master' | 'news' | 'media')
  | (
      | 'chat'
      | 'notification'
      | 'student'
      | 'audit'
      | 'operation'
      | 'report'
      | 'guardian'
      | 'record'
      | 'diary'
      | 'savedSearch'
      | 'contact'
      | 'invoice'
      | 'control'
      | 'countersign'
      | 'closing'
      | 'desk'
    );

/** A stream is named after its aggregate and the id of its entity: `offer-8fJ2`. */
export const streamIdOf = (aggregate: AggregateName, entityId: string): string => `${aggregate}-${entityId}`;

const aggregateNames: readonly AggregateName[] = [
  ...(['account', 'talent', 'client', 'job', 'offer', 'entry', 'review'] as const),
  ...(['favorite', 'master', 'news', 'media'] as const),
  ...([
    'chat',
    'notification',
    'student',
    'audit',
    'operation',
    'report',
    'guardian',
    'record',
    'diary',
    'savedSearch',
    'contact',
    'invoice',
    'control',
    'countersign',
    'closing',
    'desk',
  ] as const),
];

type StreamName = { readonly aggregate: AggregateName; readonly entityId: string };

let lastStreamId = '';
let lastName: StreamName | undefined;

/** Takes a stream id apart. Throws on a name that no stream can have. */
export const parseStreamId = (streamId: string): StreamName => {
  // A replay asks for the same stream again and again, several times per event.
  if (lastName && streamId === lastStreamId) return lastName;
  const end = streamId.indexOf('-');
  const aggregate = streamId.slice(0, end) as AggregateName;
  const entityId = streamId.slice(end + 1);
  if (!aggregateNames.includes(aggregate) || entityId === '') throw new Error(`not a stream id: ${streamId}`);
  lastStreamId = streamId;
  lastName = { aggregate, entityId };
  return lastName;
};

/** One offer or entry per job and talent (design section 3): the reservation's document id. */
export const reservationIdOf = (jobId: string, talentId: string): string => `${jobId}_${talentId}`;

/** The path of a storage object that a profile or posting shows: relative, no step upwards. */
export const storagePathPattern = /^(?!.*\.\.)[\w-][\w./-]{0,199}$/;
