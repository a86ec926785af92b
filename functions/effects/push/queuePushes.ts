import type { NotificationKind } from '#domain/notification/kinds.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type PushDevices, pushDevicesPath } from '#projections/account/pushDevices.schema.ts';
import { inOwnCode } from '../../eventStore/faults.ts';
import { isAlreadyExists } from '../../eventStore/grpcStatus.ts';
import { getMany, paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../runtime.ts';
import { type Push, pushesOf } from './pushes.ts';

/**
 * Queues the pushes of an event for people with devices, each once even if the event is delivered
 * again, and wakes the sender.
 */
export const queuePushes = async (runtime: Runtime, event: EnvelopeNamed<NotificationKind>): Promise<void> => {
  const { db, now } = runtime;
  const pushes = inOwnCode(() => pushesOf(event, now()));
  const found = await getMany(
    db,
    pushes.map(({ uid }) => db.doc(pushDevicesPath(uid))),
  );
  for (const [index, push] of pushes.entries()) {
    const devices = (found[index]?.data() as PushDevices | undefined)?.devices ?? [];
    if (devices.length > 0 && (await create(runtime, push))) await runtime.wakeMailSender({ pushId: push.id });
  }
};

/** False if the push exists: it was sent, or the sweep sends it. */
const create = async ({ db }: Runtime, push: Push): Promise<boolean> => {
  try {
    await db.doc(paths.push(push.id)).create(push);
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
};
