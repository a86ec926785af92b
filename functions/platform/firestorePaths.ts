import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

const padded = (version: number) => String(version).padStart(10, '0');

/** Where the event store keeps what (design section 4). None of these is readable by any client. */
export const paths = {
  head: (streamId: string) => `streams/${streamId}`,
  events: (streamId: string) => `streams/${streamId}/events`,
  event: (streamId: string, version: number) => `streams/${streamId}/events/${padded(version)}`,
  receipt: (commandId: string) => `receipts/${commandId}`,
  progress: (streamId: string) => `progress/${streamId}`,
  reservation: (id: string) => `reservations/${id}`,
  invoiceCounter: (series: string) => `invoiceCounters/${series}`,
  /** Where older releases kept a person's key. */
  olderKey: (uid: string) => `personKeys/${uid}`,
  identityRound: 'identityRounds/state',
  erasure: (uid: string) => `erasures/${uid}`,
  walk: (name: string) => `walks/${name}`,
  parked: (subscription: string, streamId: string) => `parkedStreams/${subscription}_${streamId}`,
  limit: (kind: string, subject: string, window: string) => `limits/${kind}_${subject}_${window}`,
  limitSecret: 'limits/secret',
  refusals: (date: string) => `refusals/${date}`,
  mail: (id: string) => `mails/${id}`,
  push: (id: string) => `pushes/${id}`,
  digestRound: 'digestRounds/state',
  officeRound: 'digestRounds/office',
  projectionControl: 'projectionControl/state',
  lastVerification: 'projectionControl/lastVerification',
  stop: 'projectionControl/stop',
} as const;

/** Where the database of keys keeps what. */
export const keyPaths = {
  personKey: (uid: string) => `personKeys/${uid}`,
  wrappingKey: (by: string) => `wrappingKeys/${by}`,
} as const;

/** Several documents in one round trip, in the order asked for; none for an empty list. */
export const getMany = (db: Firestore, refs: readonly DocumentReference[]) =>
  refs.length === 0 ? Promise.resolve([]) : db.getAll(...refs);
