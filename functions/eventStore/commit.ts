import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Precondition,
  type SetOptions,
  type Timestamp,
  type UpdateData,
} from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope, EventMeta } from '#domain/kernel/envelope.ts';
import { messages } from '#domain/kernel/validation.ts';
import { type AnyEvent, definitionOf } from '#domain/registry.ts';
import { type Change, changedFields, type ReadModel } from '#projections/kernel/projector.ts';
import { paths } from '../platform/firestorePaths.ts';
import { newProof } from './commitments.ts';
import { withHash } from './hashChain.ts';
import { encryptPersonal, type Fields, withoutPersonal } from './personalData.ts';
import { type Head, headIn, type LoadedStream } from './stream.ts';

/** What a batch and a transaction have in common. */
export type Writer = {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
  update(ref: DocumentReference, data: UpdateData<DocumentData>, precondition?: Precondition): unknown;
  delete(ref: DocumentReference): unknown;
};

/** The last check: encrypted fields would hide an ill-formed text from the database. */
const assertWellFormed = (value: unknown, key = ''): void => {
  if (typeof value === 'string' && !value.isWellFormed()) throw new DomainError('invalid-argument', { [key]: messages.characters });
  if (typeof value === 'object' && value !== null) for (const [field, inner] of Object.entries(value)) assertWellFormed(inner, field);
};

/** The stored events: numbered, chained, personal fields encrypted, or left out without a key. */
export const encodeEvents = (
  streamId: string,
  stream: Pick<LoadedStream, 'version' | 'hash'>,
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
    const proof = newProof(streamId, id, type, data as Fields, key);
    const { schemaVersion } = definitionOf(type);
    const event = withHash({ id, streamId, version, type, schemaVersion, data: storedData, meta, prevHash, ...(proof && { proof }) });
    prevHash = event.hash;
    return event;
  });
};

/**
 * Writes stored events and the head. `create` of events/{version} is the concurrency check: it
 * fails when another command was first, and then nothing is committed. The head has an update-time
 * precondition, because handlers write its `owedFrom`.
 */
export const writeEvents = (
  db: Firestore,
  writer: Writer,
  events: readonly EventEnvelope[],
  before: DocumentSnapshot,
  head: Omit<Head, 'version' | 'hash'>,
): void => {
  const last = events.at(-1);
  if (!last) return;
  for (const event of events) writer.create(db.doc(paths.event(event.streamId, event.version)), event);
  const after: Head = { version: last.version, hash: last.hash, ...head };
  const held = headIn(before);
  if (held && before.updateTime) writer.update(before.ref, asUpdate(headChanges(held, after)), { lastUpdateTime: before.updateTime });
  else writer.create(before.ref, after);
};

/** A field that needs no quotes in a dotted path of the database. */
const isPlain = (field: string): boolean => /^\w+$/.test(field);

/** A state as fields; null for a state that is no map. */
const fieldsOf = (snapshot: unknown): ReadModel | null =>
  typeof snapshot === 'object' && snapshot !== null && !Array.isArray(snapshot) ? (snapshot as ReadModel) : null;

/**
 * The changed fields of a head, and of the state in it. A decider copies what it does not change,
 * so equal fields are the same object. A snapshot of another schema is replaced.
 */
export const headChanges = (before: Head, after: Head): ReadModel => {
  const { snapshot: held, ...others } = before;
  const { snapshot, ...rest } = after;
  const changed = changedFields(others, { ...others, ...rest });
  const [fields, now] = [fieldsOf(held), fieldsOf(snapshot)];
  if (!fields || !now || before.snapshotSchema !== after.snapshotSchema || !Object.keys(now).every(isPlain))
    return { ...changed, snapshot };
  for (const field in now) if (fields[field] !== now[field]) changed[`snapshot.${field}`] = now[field];
  for (const field in fields) if (!(field in now)) changed[`snapshot.${field}`] = undefined;
  return changed;
};

/** Writes changes of documents; those in `readAt` only if nobody wrote them since. */
export const writeChanges = (
  db: Firestore,
  writer: Writer,
  changes: ReadonlyMap<string, Change>,
  readAt: ReadonlyMap<string, Timestamp> = new Map(),
): void => {
  for (const [path, change] of changes) {
    const ref = db.doc(path);
    if (change.kind === 'gone') writer.delete(ref);
    else if (change.kind === 'fields') {
      const lastUpdateTime = readAt.get(path);
      if (lastUpdateTime) writer.update(ref, asUpdate(change.fields), { lastUpdateTime });
      else writer.update(ref, asUpdate(change.fields));
    } else if (change.kind === 'new') writer.create(ref, change.document);
    else writer.set(ref, change.document);
  }
};

/** Fields as the arguments of an update: undefined removes the field. */
export const asUpdate = (fields: ReadModel): UpdateData<DocumentData> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === undefined ? FieldValue.delete() : value]));
