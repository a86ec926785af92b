import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, aggregateNamed } from '#domain/registry.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';

/** Arms the alarms of the entity as it stands now, named after the event that set them: arming again arms nothing new. */
export const armDeadlines = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  const { db, keys, alarmClock, now } = runtime;
  const { streamId, version: generation } = event;
  const aggregate = aggregateNamed(parseStreamId(streamId).aggregate);
  const { state } = await loadStream(db, keys, aggregate, await db.doc(paths.head(streamId)).get());
  const deadlines = inOwnCode(() => aggregate.deadlines?.(state) ?? []);
  await Promise.all(deadlines.map(({ kind, dueAt }) => alarmClock.arm({ streamId, kind, dueAt, generation, hop: 0 }, now())));
};
