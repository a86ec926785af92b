import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope, EventMeta } from '#domain/kernel/envelope.ts';
import { messages } from '#domain/kernel/validation.ts';
import { type AnyAggregate, type AnyEvent, definitionOf, type EventType } from '#domain/registry.ts';
import { paths } from '../firestorePaths.ts';
import { subscriptionsFor } from '../subscriptions/subscriptions.ts';
import { seal } from './hashChain.ts';
import { encryptPersonal, type Fields, withoutPersonal } from './personalData.ts';
import type { LoadedStream } from './stream.ts';

/** What a batch and a transaction have in common. */
export type Writer = {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData): unknown;
};

/** The last look before the log: what is ill-formed there can never be shown. Encrypted fields would hide it from the database. */
const assertWellFormed = (data: unknown): void => {
  JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'string' && !value.isWellFormed()) throw new DomainError('invalid-argument', { [key]: messages.characters });
    return value;
  });
};

/** The events in their stored form: numbered, chained, personal fields encrypted with `key`; without one they are left out. */
export const store = (
  streamId: string,
  stream: LoadedStream,
  events: readonly AnyEvent[],
  meta: EventMeta,
  key: Buffer | null,
): EventEnvelope[] => {
  let prevHash = stream.hash;
  return events.map(({ type, data }, index) => {
    assertWellFormed(data);
    const version = stream.version + index + 1;
    const id = `${streamId}_${version}`;
    const storedData = key ? encryptPersonal(id, type, data as Fields, key) : withoutPersonal(type, data as Fields);
    const event = seal({ id, streamId, version, type, schemaVersion: definitionOf(type).schemaVersion, data: storedData, meta, prevHash });
    prevHash = event.hash;
    return event;
  });
};

/**
 * Writes stored events, their outbox entries and what they owe to other subscriptions, and moves the head. `create` of
 * events/{version} is the concurrency check: it fails when somebody else was first, and then nothing of the commit happens.
 */
export const writeEvents = (
  db: Firestore,
  writer: Writer,
  aggregate: AnyAggregate,
  state: unknown,
  events: readonly EventEnvelope[],
): void => {
  const last = events.at(-1);
  if (!last) return;
  for (const event of events) {
    const { streamId, version, type, meta } = event;
    const owed = { streamId, version, type, createdAt: meta.recordedAt };
    writer.create(db.doc(paths.event(streamId, version)), event);
    writer.create(db.doc(paths.outbox(streamId, version)), owed);
    for (const subscription of subscriptionsFor(type as EventType))
      writer.create(db.doc(paths.delivery(subscription, streamId, version)), { ...owed, subscription });
  }
  const head = { version: last.version, snapshot: state, snapshotSchema: aggregate.snapshotSchema, hash: last.hash };
  writer.set(db.doc(paths.head(last.streamId)), head);
};
