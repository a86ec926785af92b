import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { Audience } from '#domain/kernel/words/notice.ts';
import { pathOf } from '#domain/kernel/words/places.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type NotificationKind, noticeFor } from '#domain/talk/notification/kinds.ts';
import { notificationIdOf } from '#domain/talk/notification/notification.ts';
import { askedBy } from '#domain/talk/words/urgency.ts';
import { noticeRecipients } from '#projections/notification/notifications.ts';

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
export const pushesOf = (event: EnvelopeNamed<NotificationKind>, now: number): Push[] => {
  const { aggregate, entityId } = parseStreamId(event.streamId);
  const { jobId = aggregate === 'job' ? entityId : null, number = null } = event.data as {
    readonly jobId?: string;
    readonly number?: string;
  };
  const ids = { offerId: entityId, entryId: entityId, contactId: entityId, jobId, id: number };
  return noticeRecipients(event).flatMap(({ audience, uid }) => {
    const notice = noticeFor(event.type, audience);
    if (!notice) return [];
    const path = pathOf(notice.place, ids);
    const waiting = { left: null, attempts: 0, dueAt: now, createdAt: now, updatedAt: now };
    const actBy = audience === 'person' ? null : askedBy(event.type, audience, event.data);
    return [{ id: notificationIdOf(event.id, uid), uid, kind: event.type, audience, actBy, path, ...waiting }];
  });
};
