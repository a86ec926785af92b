import type { Firestore } from 'firebase-admin/firestore';
import type { Actor } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { canonicalJson } from '#domain/kernel/fingerprint.ts';
import { type AsOf, type AuditedEvent, type Change, type Fields, type History, MASK, type Seal } from '#domain/office/audit/history.ts';
import { type AnyEnvelope, definitionOf } from '#domain/registry.ts';
import { chainFault, hashOf } from '../eventStore/hashChain.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { actorNames } from './actorNames.ts';
import { documentHistory, isPrivate, personalFields } from './documentHistory.ts';

/**
 * Longer streams are not folded from their start; a page shows the fields of the events instead.
 */
const FOLDED_AT_MOST = 2_000;
const PAGE = 500;

const noKeys = { read: async () => new Map<string, Buffer | null>() };
/** Events in their newest version, with null in personal fields. */
const openMasked = (events: readonly EventEnvelope[]): Promise<AnyEnvelope[]> => decryptEvents(events, noKeys);

const readRange = async (db: Firestore, streamId: string, from: number, to: number): Promise<EventEnvelope[]> => {
  const events: EventEnvelope[] = [];
  for (let next = from; next <= to; next += PAGE) events.push(...(await readStored(db, streamId, next, Math.min(PAGE, to - next + 1))));
  return events;
};

const headOf = async (db: Firestore, streamId: string): Promise<Head> => {
  const head = (await db.doc(paths.head(streamId)).get()).data() as Head | undefined;
  if (!head) throw new DomainError('not-found');
  return head;
};

/** The reason of an event, masked if it is personal, in any version. */
const reasonOf = ({ type, data }: EventEnvelope): string | null => {
  if (isPrivate(type) || typeof data.reason !== 'string') return null;
  return definitionOf(type).personalPaths.includes('reason') ? MASK : data.reason;
};

/** The changed fields of one event alone; personal ones are null, private events have none. */
export const payloadChanges = (event: AnyEnvelope): Change[] =>
  isPrivate(event.type)
    ? []
    : Object.entries(event.data as Fields).flatMap(([field, after]) => {
        const previous = `previous${field.charAt(0).toUpperCase()}${field.slice(1)}`;
        const ids = ['jobId', 'clientId', 'talentId', 'reason'];
        if (field.startsWith('previous') || ids.includes(field) || after === null || typeof after === 'object') return [];
        return [{ field, before: (event.data as Fields)[previous] ?? null, after }];
      });

/** The actor with a name; for a confirmed act with both names. */
const named = (actor: Actor, names: ReadonlyMap<string, string>): Actor & { readonly name: string } => {
  const name = names.get(actor.uid) ?? '';
  return { ...actor, name: actor.confirmedBy ? `${name}（確認：${names.get(actor.confirmedBy) ?? ''}）` : name };
};

/**
 * Rows of the audit view: events with actor names, changes, and whether their hashes are intact.
 */
export const audited = async (
  db: Firestore,
  rows: readonly { stored: EventEnvelope; changes: readonly Change[] }[],
): Promise<AuditedEvent[]> => {
  const names = await actorNames(
    db,
    rows.flatMap(({ stored: { meta } }) => {
      const { actor } = meta;
      return actor.confirmedBy ? [actor, { uid: actor.confirmedBy, role: 'office' as const }] : [actor];
    }),
  );
  return rows.map(({ stored, changes }) => {
    const { id, streamId, version, type, meta, hash } = stored;
    return {
      id,
      streamId,
      version,
      type,
      at: meta.recordedAt,
      actor: named(meta.actor, names),
      commandId: meta.commandId,
      correlationId: meta.correlationId,
      causationId: meta.causationId,
      reason: reasonOf(stored),
      changes: changes.filter(({ field }) => field !== 'reason'),
      personal: personalFields(stored),
      hash,
      intact: hashOf(stored) === hash,
    };
  });
};

/** Checks the chain of the stored events from `first` to `to`. */
const sealOf = (head: Head, events: readonly EventEnvelope[], first: number, to: number): Seal => {
  const seal = (broken: Seal['broken']): Seal => ({ checked: events.length, hash: head.hash, broken });
  // A page in the middle of a stream trusts the first event's `prevHash`.
  const wrong = chainFault(events, first === 1 ? null : 'unread');
  if (wrong) return seal(wrong);
  const missing = first + events.length;
  if (missing <= to) return seal({ version: missing, fault: 'MISSING' });
  const last = events.at(-1);
  const cut = last?.version === head.version && last.hash !== head.hash;
  return seal(cut ? { version: head.version, fault: 'NOT_HEAD' } : null);
};

/**
 * A page of a stream's events, oldest first, with their changes and the result of the chain check.
 */
export const readHistory = async (db: Firestore, streamId: string, from: number, limit: number): Promise<History> => {
  const head = await headOf(db, streamId);
  const to = Math.min(head.version, from + limit - 1);
  const first = to <= FOLDED_AT_MOST ? 1 : Math.max(1, from - 1);
  const stored = await readRange(db, streamId, first, to);
  const opened = await openMasked(stored);
  const history = documentHistory();
  const rows = stored.map((event, index) => {
    const masked = opened[index] as AnyEnvelope;
    return { stored: event, changes: first === 1 ? history.add(masked, personalFields(event)) : payloadChanges(masked) };
  });
  const page = rows.filter(({ stored: { version } }) => version >= from);
  return {
    streamId,
    version: head.version,
    events: await audited(db, page),
    seal: sealOf(head, stored, first, to),
    next: to < head.version ? to + 1 : null,
  };
};

const upTo = async (db: Firestore, head: Head, streamId: string, version = head.version): Promise<EventEnvelope[]> => {
  const to = Math.min(version, head.version);
  if (to > FOLDED_AT_MOST) throw new DomainError('invalid-argument');
  return readRange(db, streamId, 1, to);
};

/** A stream's stored events up to a version. Throws `invalid-argument` above 2,000 events. */
export const readUpTo = async (db: Firestore, streamId: string, version: number | undefined): Promise<EventEnvelope[]> =>
  upTo(db, await headOf(db, streamId), streamId, version);

/**
 * The fields of a stream's document after a version, or at a time (ms), and the present values of
 * those that changed since; null for a stream that is too long. A masked field counts as changed
 * if a later event has it.
 */
export const readAsOf = async (db: Firestore, streamId: string, asOf: { version?: number; at?: number }): Promise<AsOf> => {
  const head = await headOf(db, streamId);
  const isWhole = head.version <= FOLDED_AT_MOST;
  const stored = await upTo(db, head, streamId, isWhole ? undefined : asOf.version);
  const until = stored.filter(
    ({ version, meta }) => version <= (asOf.version ?? version) && meta.recordedAt <= (asOf.at ?? meta.recordedAt),
  ).length;
  const last = stored[until - 1];
  if (!last) throw new DomainError('not-found');
  const opened = await openMasked(stored);
  const history = documentHistory();
  const add = (from: number, to: number) =>
    opened.slice(from, to).flatMap((event, at) => history.add(event, personalFields(stored[from + at] as EventEnvelope)));
  add(0, until);
  const fields = history.fields();
  const later = new Set(add(until, opened.length).map(({ field }) => field));
  const now = history.fields();
  const isChanged = (field: string) => now[field] === MASK || canonicalJson(fields[field] ?? null) !== canonicalJson(now[field] ?? null);
  const changed = Object.fromEntries([...later].filter(isChanged).map((field) => [field, now[field] ?? null]));
  return { streamId, version: last.version, at: last.meta.recordedAt, fields, changed: isWhole ? changed : null };
};
