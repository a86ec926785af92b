import { deadlinesOf } from '#domain/offer/deadlines.ts';
import { offer } from '#domain/offer/offer.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';

/** Arms the alarms of the deal as it stands now, named after the event that set them: arming again arms nothing new. */
export const armDeadlines = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  const { db, keys, alarmClock, now } = runtime;
  const { streamId, version: generation } = event;
  const { state } = await loadStream(db, keys, offer, await db.doc(paths.head(streamId)).get());
  const deadlines = deadlinesOf(state as OfferState);
  await Promise.all(deadlines.map(({ kind, dueAt }) => alarmClock.arm({ streamId, kind, dueAt, generation, hop: 0 }, now())));
};
