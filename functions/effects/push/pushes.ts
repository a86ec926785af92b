import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { dealOf, parseStreamId } from '#domain/kernel/identifiers.ts';
import { pathOf } from '#domain/kernel/words/places.ts';
import type { Audience } from '#domain/kernel/words/row.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type NotificationKind, noticeFor } from '#domain/talk/notification/kinds.ts';
import { notificationIdOf } from '#domain/talk/notification/notification.ts';
import { askedBy } from '#domain/talk/words/urgency.ts';
import { type PushDevices, pushDevicesPath } from '#projections/account/pushDevices.ts';
import { type Inbox, inboxPath } from '#projections/inbox/inbox.schema.ts';
import { noticeRecipients } from '#projections/notification/notifications.ts';
import type { Queued } from '../../delivery/queued.ts';
import { asProgramFault } from '../../eventStore/faults.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { getMany } from '../../platform/getMany.ts';
import type { Runtime } from '../../ports.ts';

/**
 * pushes/{eventId}_{uid}: a queued notification for a person's devices, without words. `dueAt`
 * (ms): the next attempt; null when done. `left`: devices that still need it; null before the first
 * attempt.
 */
export type Push = {
  readonly id: string;
  readonly uid: string;
  readonly kind: NotificationKind;
  readonly audience: Audience;
  /** Until when the reader has to act (ms); null if nothing is asked. */
  readonly actBy?: number | null;
  /** The path that a press opens. */
  readonly path: string;
  readonly left: readonly string[] | null;
  readonly attempts: number;
  readonly dueAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/**
 * The pushes of an event, one per reader of its notice. Pure: the same event gives the same pushes.
 */
const pushesOf = (event: EnvelopeNamed<NotificationKind>, now: number): Push[] => {
  const { aggregate, entityId } = parseStreamId(event.streamId);
  const { jobId = aggregate === 'job' ? entityId : null, number = null } = event.data as {
    readonly jobId?: string;
    readonly number?: string;
  };
  const { dealKind, dealId } = dealOf(event);
  const ids = { offerId: dealKind === 'entry' ? null : dealId, entryId: dealId, contactId: entityId, jobId, id: number };
  return noticeRecipients(event).flatMap(({ audience, uid }) => {
    const notice = noticeFor(event.type, audience);
    if (!notice) return [];
    const path = pathOf(notice.place, ids);
    const waiting = { left: null, attempts: 0, dueAt: now, createdAt: now, updatedAt: now };
    const actBy = audience === 'person' ? null : askedBy(event.type, audience, event.data);
    return [{ id: notificationIdOf(event.id, uid), uid, kind: event.type, audience, actBy, path, ...waiting }];
  });
};

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
