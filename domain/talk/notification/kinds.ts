import type { Audience, Notices } from '../../kernel/words/notice.ts';
import type { TypesWith } from '../../kernel/words/row.ts';
import { eventWords, typesWith } from '../words/eventWords.ts';

/** A type of event that creates a notification. */
export type NotificationKind = TypesWith<typeof eventWords, 'notifies'>;
/** All types of events that create a notification. */
export const notificationKinds = typesWith('notifies') as [NotificationKind, ...NotificationKind[]];

/** The texts of a kind of notification, by audience. */
export const noticesOf = (kind: NotificationKind): Notices => eventWords[kind].notifies;

/** The text of a kind of notification for an audience; undefined if that audience gets none. */
export const noticeFor = (kind: NotificationKind, audience: Audience) => noticesOf(kind)[audience];
