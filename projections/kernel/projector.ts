import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';

/** A document, or some of its fields. */
export type ReadModel = Record<string, unknown>;
/** The documents that a projector asked for, by path; undefined for a missing one. */
export type Documents = { get(path: string): ReadModel | undefined };
/**
 * A write of one document; null deletes it. With 'fields' only these fields of an existing document
 * change, so it need not be read. With 'entries' only these entries of its maps change: then the
 * projector has read the document. Tuples, because objects with a key per path make a replay a
 * third slower.
 */
export type Write =
  | readonly [path: string, document: ReadModel | null]
  | readonly [path: string, fields: ReadModel, how: 'fields']
  | readonly [path: string, maps: Readonly<Record<string, ReadModel>>, how: 'entries'];
export type Writes = readonly Write[];

/**
 * Builds documents from events. Pure: delivery, rebuild and tests use the same function. `keys`:
 * the documents that `apply` may read. The order between streams must not matter: from documents of
 * other streams it copies only cards (cards.ts).
 */
export type Projector = {
  readonly name: string;
  readonly handles: readonly EventType[];
  keys(event: AnyEnvelope): readonly string[];
  apply(event: AnyEnvelope, documents: Documents): Writes;
};

/** The id of an event's entity. For accounts, talents and clients it is the uid. */
export const entityIdOf = ({ streamId }: Pick<AnyEnvelope, 'streamId'>): string => parseStreamId(streamId).entityId;

/** The fields that every event sets in a document of its stream: version and time (ms). */
export const versionFields = ({ version, meta }: Pick<AnyEnvelope, 'version' | 'meta'>) => ({ version, updatedAt: meta.recordedAt });

/** The time (ms) of a document of several streams: the newest change, in any order. */
export const newestOf = (before: { readonly updatedAt: number }, { meta }: Pick<AnyEnvelope, 'meta'>): number =>
  Math.max(before.updatedAt, meta.recordedAt);

type Reaction<Type extends EventType> = (event: EnvelopeNamed<Type>, documents: Documents) => Writes;

/** Makes a projector from a table with one function per event type. */
export const projector = (
  name: string,
  keys: (event: AnyEnvelope) => readonly string[],
  reactions: { readonly [Type in EventType]?: Reaction<Type> },
): Projector => ({
  name,
  handles: Object.keys(reactions) as EventType[],
  keys,
  apply: (event, documents) => (reactions[event.type] as Reaction<EventType> | undefined)?.(event, documents) ?? [],
});

/** Projectors by event type, so that a replay does not search all of them for every event. */
export type ProjectorsByType = ReadonlyMap<EventType, readonly Projector[]>;

export const byType = (projectors: readonly Projector[]): ProjectorsByType => {
  const index = new Map<EventType, Projector[]>();
  for (const each of projectors) for (const type of each.handles) index.set(type, [...(index.get(type) ?? []), each]);
  return index;
};

/** The documents that the projectors of an event may read. */
export const keysOf = (projectors: ProjectorsByType, event: AnyEnvelope): string[] =>
  (projectors.get(event.type) ?? []).flatMap((each) => each.keys(event));

/** Documents that projectors change: a map, or a store on disk. */
export type DocumentStore = Documents & { set(path: string, document: ReadModel): unknown; delete(path: string): unknown };

/** Copies of maps of a document, with further entries. */
const withEntries = (held: ReadModel, maps: Readonly<Record<string, ReadModel>>): ReadModel => {
  const changed: ReadModel = {};
  for (const field in maps) changed[field] = { ...(held[field] as ReadModel), ...maps[field] };
  return changed;
};

/** Applies one write to documents. Returns whether there was something to change. */
export const applyWrite = (documents: DocumentStore, write: Write): boolean => {
  const path = write[0];
  if (write.length === 2) {
    if (write[1]) documents.set(path, write[1]);
    else documents.delete(path);
    return true;
  }
  const held = documents.get(path);
  if (!held) return false;
  documents.set(path, { ...held, ...(write[2] === 'entries' ? withEntries(held, write[1]) : write[1]) });
  return true;
};

/** Runs one event through its projectors. Mutates the documents. */
export const applyEvent = (projectors: ProjectorsByType, event: AnyEnvelope, documents: DocumentStore): void => {
  for (const each of projectors.get(event.type) ?? []) for (const write of each.apply(event, documents)) applyWrite(documents, write);
};

/** The change of a document: created, replaced, fields updated (undefined: removed), or deleted. */
export type Change =
  | { readonly kind: 'new' | 'whole'; readonly document: ReadModel }
  | { readonly kind: 'fields'; readonly fields: ReadModel }
  | { readonly kind: 'gone' };

/**
 * The top-level fields that differ between two versions of a document; undefined for removed ones.
 */
export const changedFields = (before: ReadModel, after: ReadModel): ReadModel => {
  const changed: ReadModel = {};
  for (const field in after) if (!isSame(before[field], after[field])) changed[field] = after[field];
  for (const field in before) if (!(field in after)) changed[field] = undefined;
  return changed;
};

/** Whether two values are stored alike. A field that is undefined is no field. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  const [left, right] = [a as ReadModel, b as ReadModel];
  for (const field in left) if (!isSame(left[field], right[field])) return false;
  for (const field in right) if (left[field] === undefined && right[field] !== undefined) return false;
  return true;
};

const isMap = (value: unknown): value is ReadModel => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key that needs no quotes in a dotted path of the database. */
const isPlain = (key: string): boolean => /^[\w-]+$/.test(key);

/**
 * The entries of maps that differ, by dotted path: one changed deal of an agenda with hundreds is
 * one entry. A map that is the same object in both versions is not looked into.
 */
export const changedEntries = (before: ReadModel, after: ReadModel): ReadModel => {
  const changed: ReadModel = {};
  for (const field in after) {
    const [old, now] = [before[field], after[field]];
    if (old === now) continue;
    if (!isMap(old) || !isMap(now) || ![...Object.keys(old), ...Object.keys(now)].every(isPlain)) {
      if (!isSame(old, now)) changed[field] = now;
    } else for (const [key, value] of Object.entries(changedEntries(old, now))) changed[`${field}.${key}`] = value;
  }
  for (const field in before) if (!(field in after)) changed[field] = undefined;
  return changed;
};

/**
 * The changes of stored documents by events, by path. `found`: the documents of the projectors'
 * keys, null for missing ones. Of existing documents only changed fields are returned, so that a
 * concurrent write to other fields is kept. `diff`: how finely; entries only for documents that are
 * written if nobody wrote them since, because an entry alone may not fit to a newer map.
 */
export const changesOf = (
  projectors: ProjectorsByType,
  events: readonly AnyEnvelope[],
  found: ReadonlyMap<string, ReadModel | null>,
  diff: typeof changedFields = changedFields,
): Map<string, Change> => {
  const documents = new Map([...found].filter((entry): entry is [string, ReadModel] => entry[1] !== null));
  const written = new Set<string>();
  const loose = new Map<string, ReadModel>();
  for (const event of events)
    for (const each of projectors.get(event.type) ?? [])
      for (const write of each.apply(event, documents)) {
        const [path, fields] = write;
        if (applyWrite(documents, write)) {
          loose.delete(path);
          written.add(path);
        } else if (!found.has(path)) loose.set(path, { ...loose.get(path), ...fields });
      }
  const changes = new Map<string, Change>();
  for (const path of written) {
    const change = changeOf(found.get(path), documents.get(path), diff);
    if (change) changes.set(path, change);
  }
  for (const [path, fields] of loose) changes.set(path, { kind: 'fields', fields });
  return changes;
};

const changeOf = (before: ReadModel | null | undefined, after: ReadModel | undefined, diff: typeof changedFields): Change | null => {
  if (!after) return before === null ? null : { kind: 'gone' };
  if (!before) return { kind: before === null ? 'new' : 'whole', document: after };
  const fields = diff(before, after);
  return Object.keys(fields).length > 0 ? { kind: 'fields', fields } : null;
};
