import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';

export type ReadModel = Record<string, unknown>;
/** The documents a projector asked for, by path; undefined where there is none yet. */
export type Documents = { get(path: string): ReadModel | undefined };
/** New contents by path; null deletes. */
export type Writes = Record<string, ReadModel | null>;

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
  apply: (event, documents) => (reactions[event.type] as Reaction<EventType> | undefined)?.(event, documents) ?? {},
});

/** Runs one event through projectors over a map of documents, which it changes; answers with the paths written. */
export const applyEvent = (projectors: readonly Projector[], event: AnyEnvelope, documents: Map<string, ReadModel | undefined>): string[] =>
  projectors
    .filter(({ handles }) => handles.includes(event.type))
    .flatMap((each) =>
      Object.entries(each.apply(event, documents)).map(([path, document]) => {
        documents.set(path, document ?? undefined);
        return path;
      }),
    );
