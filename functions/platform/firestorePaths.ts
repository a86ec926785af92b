const padded = (version: number) => String(version).padStart(10, '0');

/** The database of people's keys. It is not the log's database, so no backup holds both. */
export const KEYS_DATABASE = 'keys';

/** Paths of the server's own documents. No client can read them. */
export const paths = {
  head: (streamId: string) => `streams/${streamId}`,
  events: (streamId: string) => `streams/${streamId}/events`,
  event: (streamId: string, version: number) => `streams/${streamId}/events/${padded(version)}`,
  receipt: (commandId: string) => `receipts/${commandId}`,
  progress: (streamId: string) => `progress/${streamId}`,
  reservation: (id: string) => `reservations/${id}`,
  /** Orders commands that must not run at the same time (`Guard.turns`). */
  turn: (of: string) => `turns/${of}`,
  invoiceCounter: (series: string) => `invoiceCounters/${series}`,
  /** Where older releases stored a person's key. */
  olderKey: (uid: string) => `personKeys/${uid}`,
  identityRound: 'identityRounds/state',
  erasure: (uid: string) => `erasures/${uid}`,
  batchJob: (name: string) => `walks/${name}`,
  cardCheck: (name: string) => `cardChecks/${name}`,
  parked: (subscription: string, streamId: string) => `parkedStreams/${subscription}_${streamId}`,
  limit: (kind: string, subject: string, window: string) => `limits/${kind}_${subject}_${window}`,
  limitSecret: 'limits/secret',
  missingWord: (id: string) => `missingWords/${id}`,
  refusals: (date: string) => `refusals/${date}`,
  mail: (id: string) => `mails/${id}`,
  push: (id: string) => `pushes/${id}`,
  digestRound: 'digestRounds/state',
  officeRound: 'digestRounds/office',
  projectionControl: 'projectionControl/state',
  lastVerification: 'projectionControl/lastVerification',
  stop: 'projectionControl/stop',
} as const;

export const keyPaths = {
  personKey: (uid: string) => `personKeys/${uid}`,
  wrappingKey: (by: string) => `wrappingKeys/${by}`,
} as const;

export const collectionOf = (path: string): string => {
  const end = path.lastIndexOf('/');
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
};
