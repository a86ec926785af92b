import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { upcast } from '#domain/kernel/eventDefinition.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, type AnyEvent, aggregateNamed, definitionOf } from '#domain/registry.ts';
import { paths } from '../platform/firestorePaths.ts';
import { asProgramFault } from './faults.ts';
import { decryptPersonal, hasPersonalData } from './personalData.ts';
import { keyOfAll, type PersonKeys, subjectsOf } from './personKeys.ts';

const stored = (document: QueryDocumentSnapshot) => document.data() as EventEnvelope;

/** A stream's stored events with `from` <= version, oldest first, at most `limit`. */
export const readStored = async (db: Firestore, streamId: string, from = 1, limit = 500): Promise<EventEnvelope[]> => {
  const query = db.collection(paths.events(streamId)).where('version', '>=', from).orderBy('version').limit(limit);
  return (await query.get()).docs.map(stored);
};

const subjectsOfStored = ({ streamId, type, data }: EventEnvelope): readonly string[] => {
  const { aggregate, entityId } = parseStreamId(streamId);
  return subjectsOf(aggregateNamed(aggregate), entityId, { type, data } as AnyEvent);
};

/** The key of each event's personal fields; null after an erasure, or without such fields. */
export const keysFor = async (
  events: readonly EventEnvelope[],
  keys: Pick<PersonKeys, 'read'>,
): Promise<(event: EventEnvelope) => Buffer | null> => {
  const subjects = events.filter(hasPersonalData).flatMap(subjectsOfStored);
  const held = subjects.length > 0 ? await keys.read(subjects) : new Map<string, Buffer | null>();
  return (event) => (hasPersonalData(event) ? keyOfAll(held, subjectsOfStored(event)) : null);
};

/** Stored events, decrypted and raised to the newest schema version. */
export const decryptEvents = async (events: readonly EventEnvelope[], keys: Pick<PersonKeys, 'read'>): Promise<AnyEnvelope[]> => {
  const keyOf = await keysFor(events, keys);
  return events.map((event) =>
    asProgramFault(() => {
      const definition = definitionOf(event.type);
      const data = decryptPersonal(event, keyOf(event));
      return {
        ...event,
        schemaVersion: definition.schemaVersion,
        data: upcast(definition, event.schemaVersion, data, event.meta.recordedAt),
      } as AnyEnvelope;
    }),
  );
};

const PAGE = 500;

/** All stored events of a stream; none where there is no such stream. */
export const readWhole = async (db: Firestore, streamId: string): Promise<EventEnvelope[]> => {
  const events: EventEnvelope[] = [];
  for (let isMore = true; isMore; ) {
    const page = await readStored(db, streamId, (events.at(-1)?.version ?? 0) + 1, PAGE);
    events.push(...page);
    isMore = page.length === PAGE;
  }
  return events;
};

/** All events of a stream, opened; none where there is no such stream. */
export const openWhole = async (db: Firestore, keys: PersonKeys, streamId: string): Promise<AnyEnvelope[]> =>
  decryptEvents(await readWhole(db, streamId), keys);
