import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { NotificationKind } from '#domain/notification/kinds.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type PushDevices, pushDevicesPath } from '#projections/account/pushDevices.schema.ts';
import { noticeRecipients } from '#projections/notification/notifications.ts';
import type { Queued } from '../../delivery/queued.ts';
import { inOwnCode } from '../../eventStore/faults.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../runtime.ts';
import { pushesOf } from './pushes.ts';

type Event = EnvelopeNamed<NotificationKind>;

/** The devices of the readers of an event's notices. */
export const devicesOf = (event: Event): readonly string[] => noticeRecipients(event).map(({ uid }) => pushDevicesPath(uid));

/**
 * Queues the pushes of an event for people with devices. The sender is woken when they are stored.
 */
export const queuePushes = async (
  runtime: Runtime,
  event: Event,
  _stored: EventEnvelope,
  found: (path: string) => DocumentSnapshot | undefined,
): Promise<readonly Queued[]> =>
  inOwnCode(() => pushesOf(event, runtime.now()))
    .filter(({ uid }) => ((found(pushDevicesPath(uid))?.data() as PushDevices | undefined)?.devices ?? []).length > 0)
    .map((push) => ({ path: paths.push(push.id), data: push, announce: () => runtime.wakeMailSender({ pushId: push.id }) }));
