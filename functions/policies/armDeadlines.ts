import type { AnyEnvelope } from '#domain/registry.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';

/** Arms the alarms that this event or a later one set and that still stand. Arming again arms nothing new. */
export const armDeadlines = async ({ db, alarmClock, now }: Runtime, { streamId, version }: AnyEnvelope): Promise<void> => {
  const { deadlines = [] } = (await db.doc(paths.head(streamId)).get()).data() as Head;
  const set = deadlines.filter(({ generation }) => generation >= version);
  await Promise.all(set.map((deadline) => alarmClock.arm({ streamId, ...deadline, hop: 0 }, now())));
};
