import type { SetDeadline } from '#domain/kernel/deadline.ts';
import type { PendingEvents } from '../delivery/pendingEvents.ts';
import type { Message } from '../delivery/publish.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';

/**
 * The deadlines that the events set: from the message if it has them, else from the stream's head.
 */
const setBy = async ({ db }: Runtime, { events, isBrought, last }: PendingEvents, message: Message): Promise<readonly SetDeadline[]> => {
  if (isBrought && message.deadlines) return message.deadlines;
  const { deadlines = [] } = (await db.doc(paths.head(last.streamId)).get()).data() as Head;
  const first = events[0]?.version ?? last.version;
  return deadlines.filter(({ generation }) => generation >= first);
};

/** Arms alarms for the deadlines that the events set. A repetition arms nothing new. */
export const armDeadlines = async (runtime: Runtime, next: PendingEvents, message: Message): Promise<void> => {
  const { alarmClock, now } = runtime;
  const { streamId } = next.last;
  const set = await setBy(runtime, next, message);
  await Promise.all(set.map((deadline) => alarmClock.arm({ streamId, ...deadline, hop: 0 }, now())));
};
