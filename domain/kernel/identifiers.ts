export const aggregateNames = [
  'account',
  'talent',
  'client',
  'job',
  'offer',
  'entry',
  'review',
  'favorite',
  'master',
  'news',
  'media',
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
  'heldAct',
  'priceList',
  'statementLayout',
  'payee',
  'payout',
  'transfer',
  'settlement',
  'hold',
  'shortlist',
  'order',
  'audition',
] as const;
/** The name of an aggregate, the first part of its stream ids. */
export type AggregateName = (typeof aggregateNames)[number];

/** The id of a stream: the aggregate and the entity's id, such as `offer-8fJ2`. */
export const streamIdOf = (aggregate: AggregateName, entityId: string): string => `${aggregate}-${entityId}`;

/** What a stream id looks like; `parseStreamId` also knows the names of aggregates. */
export const streamIdPattern = /^[a-z][a-zA-Z]*-[\w.-]{1,300}$/;

type StreamName = { readonly aggregate: AggregateName; readonly entityId: string };

let lastStreamId = '';
let lastName: StreamName | undefined;

/** The parts of a stream id. Throws for an invalid id. */
export const parseStreamId = (streamId: string): StreamName => {
  // A replay parses the same id several times per event.
  if (lastName && streamId === lastStreamId) return lastName;
  const end = streamId.indexOf('-');
  const aggregate = streamId.slice(0, end) as AggregateName;
  const entityId = streamId.slice(end + 1);
  if (!(aggregateNames as readonly string[]).includes(aggregate) || entityId === '') throw new Error(`not a stream id: ${streamId}`);
  lastStreamId = streamId;
  lastName = { aggregate, entityId };
  return lastName;
};

/** The deal that an event is about: the one that it names, or that of its stream. */
export const dealOf = ({ streamId, data }: { readonly streamId: string; readonly data: object }) => {
  const { aggregate, entityId } = parseStreamId(streamId);
  const { dealKind = aggregate, dealId = entityId } = data as { readonly dealKind?: string; readonly dealId?: string };
  return { dealKind, dealId };
};

/** The id of the reservation of a (job, talent) pair: one offer or entry per pair. */
export const reservationIdOf = (jobId: string, talentId: string): string => `${jobId}_${talentId}`;

/** The path of a storage object in a profile or posting: relative, without `..`. */
export const storagePathPattern = /^(?!.*\.\.)[\w-][\w./-]{0,199}$/;
