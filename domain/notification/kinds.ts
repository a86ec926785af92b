import { eventWords, typesWith } from '../words/eventWords.ts';
import type { TypesWith } from '../words/row.ts';
import type { Audience, Notices } from './notice.ts';

/** A kind of notification: a type of event that notifies somebody. */
export type NotificationKind = TypesWith<typeof eventWords, 'notifies'>;
export const notificationKinds = typesWith('notifies') as [NotificationKind, ...NotificationKind[]];

/** What a notification of this kind says, by whom it is addressed to. */
export const noticesOf = (kind: NotificationKind): Notices => eventWords[kind].notifies;

/**
 * What a notification of this kind says to whom it was addressed; undefined where nobody of that
 * kind is told.
 */
export const noticeFor = (kind: NotificationKind, audience: Audience) => noticesOf(kind)[audience];
