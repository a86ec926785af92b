import { deadlinesOf as entryDeadlines } from '#domain/entry/deadlines.ts';
import type { EntryState } from '#domain/entry/state.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { deadlinesOf as offerDeadlines } from '#domain/offer/deadlines.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type AnyEnvelope, aggregateNamed } from '#domain/registry.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';

/** Arms the alarms of the deal as it stands now, named after the event that set them: arming again arms nothing new. */
export const armDeadlines = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  const { db, keys, alarmClock, now } = runtime;
  const { streamId, version: generation } = event;
  const { aggregate } = parseStreamId(streamId);
  const { state } = await loadStream(db, keys, aggregateNamed(aggregate), await db.doc(paths.head(streamId)).get());
  const deadlines = aggregate === 'entry' ? entryDeadlines(state as EntryState) : offerDeadlines(state as OfferState);
  await Promise.all(deadlines.map(({ kind, dueAt }) => alarmClock.arm({ streamId, kind, dueAt, generation, hop: 0 }, now())));
};
