import { randomUUID } from 'node:crypto';
import { fold } from '#domain/kernel/decider.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { GENESIS } from '#domain/office/proof/leaves.ts';
import { type AnyEnvelope, type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { nothingOwed } from '#functions/delivery/progress.ts';
import { encodeEvents } from '#functions/eventStore/commit.ts';
import { hasPersonalData } from '#functions/eventStore/personalData.ts';
import { keyOfAll, makesPersonKnown, newPersonKey, subjectsOf } from '#functions/eventStore/personKeys.ts';
import { type Head, headOf } from '#functions/eventStore/stream.ts';
import { paths } from '#functions/platform/firestorePaths.ts';
import type { Runtime } from '#functions/ports.ts';
import { type Reserved, reservedBy } from '#functions/replay/compareReservations.ts';
import { inLanes } from '#functions/replay/lanes.ts';
import { type Writing, writeDocuments } from '#functions/replay/writeDocuments.ts';
import type { History } from './history.ts';

type Keys = Map<string, Buffer>;

/** The key for a command's events; a new person gets a new key. */
const keyFor = (keys: Keys, streamId: string, events: readonly AnyEvent[]): Buffer | null => {
  const personal = events.find(hasPersonalData);
  if (!personal) return null;
  const { aggregate, entityId } = parseStreamId(streamId);
  const subjects = subjectsOf(aggregateNamed(aggregate), entityId, personal);
  const known = keyOfAll(keys, subjects);
  if (known) return known;
  const [uid] = subjects;
  if (!uid || !makesPersonKnown(personal.type)) throw new Error(`no key for ${personal.type} of ${streamId}`);
  const key = newPersonKey();
  keys.set(uid, key);
  return key;
};

/** The reservations that the stream's commands would make. */
const reservedIn = (streamId: string, told: History['told']): Reserved => {
  const reserved = reservedBy();
  const events = told.flatMap((each) => each.events);
  reserved.add(
    streamId,
    events.map((event, index) => ({ ...event, streamId, version: index + 1 }) as AnyEnvelope),
  );
  return reserved.all();
};

const writingsOf = ({ streamId, told }: History, keys: Keys): Writing[] => {
  const aggregate = aggregateNamed(parseStreamId(streamId).aggregate);
  const writings: Writing[] = [];
  let stream = { version: 0, state: aggregate.decider.initial as unknown, hash: GENESIS };
  for (const { events, actor, at } of told) {
    const commandId = randomUUID();
    const meta = { actor, commandId, correlationId: commandId, causationId: null, recordedAt: at };
    const stored = encodeEvents(streamId, stream, events, meta, keyFor(keys, streamId, events));
    for (const event of stored) writings.push({ path: paths.event(streamId, event.version), expected: event });
    const last = stored.at(-1) as EventEnvelope;
    stream = { version: last.version, state: fold(aggregate.decider, events, stream.state), hash: last.hash };
  }
  const { version, state, hash } = stream;
  const head: Head = { version, hash, owedFrom: null, ...headOf(aggregate, state, version) };
  writings.push({ path: paths.head(streamId), expected: head });
  writings.push({ path: paths.progress(streamId), expected: nothingOwed(streamId, version) });
  for (const [path, [held]] of reservedIn(streamId, told).held) writings.push({ path, expected: { ...held } });
  return writings;
};

/**
 * Appends whole streams in bulk, like the event store. Nothing is owed: a rebuild makes the
 * documents. Effects of policies on other streams and receipts are left out. `keys` has the known
 * people; those of the histories are added.
 */
export const appendHistories = async (
  { db, keys: personKeys }: Runtime,
  histories: readonly History[],
  keys: Keys = new Map(),
): Promise<void> => {
  const known = new Set(keys.keys());
  const writings = histories.flatMap((told) => writingsOf(told, keys));
  const added = [...keys].filter(([uid]) => !known.has(uid));
  await inLanes(added, 1, async (people) => {
    for (const [uid, key] of people) await personKeys.make(uid, key);
  });
  await writeDocuments(db, writings);
};
