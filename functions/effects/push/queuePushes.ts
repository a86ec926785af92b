import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import type { NotificationKind } from '#domain/talk/notification/kinds.ts';
import { type PushDevices, pushDevicesPath } from '#projections/account/pushDevices.ts';
import { type Inbox, inboxPath } from '#projections/inbox/inbox.schema.ts';
import { noticeRecipients } from '#projections/notification/notifications.ts';
import type { Queued } from '../../delivery/queued.ts';
import { asProgramFault } from '../../eventStore/faults.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { getMany } from '../../platform/getMany.ts';
import type { Runtime } from '../../ports.ts';
import { type Push, pushesOf } from './pushes.ts';

type Event = EnvelopeNamed<NotificationKind>;
type Found = (path: string) => DocumentSnapshot | undefined;

/** The inboxes of the readers of an event's notices, which its documents read too. */
export const inboxesOf = (event: Event): readonly string[] => noticeRecipients(event).map(({ uid }) => inboxPath(uid));

/** The pushes for people with devices. Reads the devices only if an inbox does not know of them. */
const toDevices = async ({ db }: Runtime, pushes: readonly Push[], found: Found): Promise<readonly Push[]> => {
  const noted = pushes.map(({ uid }) => (found(inboxPath(uid))?.data() as Inbox | undefined)?.devices);
  const unknown = pushes.filter((_, index) => noted[index] === undefined);
  const held = await getMany(
    db,
    unknown.map(({ uid }) => db.doc(pushDevicesPath(uid))),
  );
  const read = new Map(unknown.map((push, index) => [push, (held[index]?.data() as PushDevices | undefined)?.devices]));
  return pushes.filter((push, index) => (noted[index] ?? read.get(push) ?? []).length > 0);
};

/**
 * Queues the pushes of an event for people with devices. The sender is woken when they are stored.
 */
export const queuePushes = async (runtime: Runtime, event: Event, _stored: EventEnvelope, found: Found): Promise<readonly Queued[]> => {
  const pushes = await toDevices(
    runtime,
    asProgramFault(() => pushesOf(event, runtime.now())),
    found,
  );
  return pushes.map((push) => ({ path: paths.push(push.id), data: push, announce: () => runtime.wakeMailSender({ pushId: push.id }) }));
};
