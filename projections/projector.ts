import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';

export type ReadModel = Record<string, unknown>;
/** The documents a projector asked for, by path; undefined where there is none yet. */
export type Documents = { get(path: string): ReadModel | undefined };
/** New contents of the documents at these paths; null deletes. Pairs, because an object with a key per path costs a replay a third of its speed. */
export type Writes = readonly (readonly [path: string, document: ReadModel | null])[];

/**
 * Pure: the same function serves live delivery, rebuild and tests. `keys` names what `apply` may read. A projector may not depend on
 * the order between streams: from another stream's document it takes cards only (see cards.ts).
 */
export type Projector = {
  readonly name: string;
  readonly version: number;
  readonly handles: readonly EventType[];
  keys(event: AnyEnvelope): readonly string[];
  apply(event: AnyEnvelope, documents: Documents): Writes;
};

type Reaction<Type extends EventType> = (event: EnvelopeNamed<Type>, documents: Documents) => Writes;

/** Makes a projector of a table of reactions, one per event type that it handles. */
export const projector = (
  name: string,
  version: number,
  keys: (event: AnyEnvelope) => readonly string[],
  reactions: { readonly [Type in EventType]?: Reaction<Type> },
): Projector => ({
  name,
  version,
  handles: Object.keys(reactions) as EventType[],
  keys,
  apply: (event, documents) => (reactions[event.type] as Reaction<EventType> | undefined)?.(event, documents) ?? [],
});

/** Projectors by the event type that they handle, so that a replay does not look through all of them for every event. */
export type ProjectorsByType = ReadonlyMap<EventType, readonly Projector[]>;

export const byType = (projectors: readonly Projector[]): ProjectorsByType => {
  const index = new Map<EventType, Projector[]>();
  for (const each of projectors) for (const type of each.handles) index.set(type, [...(index.get(type) ?? []), each]);
  return index;
};

/** What an event's projectors may read. */
export const keysOf = (projectors: ProjectorsByType, event: AnyEnvelope): string[] =>
  (projectors.get(event.type) ?? []).flatMap((each) => each.keys(event));

/** Runs one event through its projectors over a map of documents, which it changes; answers with the paths written. */
export const applyEvent = (projectors: ProjectorsByType, event: AnyEnvelope, documents: Map<string, ReadModel>): string[] => {
  const written: string[] = [];
  for (const each of projectors.get(event.type) ?? []) {
    for (const [path, document] of each.apply(event, documents)) {
      if (document) documents.set(path, document);
      else documents.delete(path);
      written.push(path);
    }
  }
  return written;
};
