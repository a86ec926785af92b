import type { Audience, Notices } from '../../kernel/words/row.ts';
import { noticeTexts } from './noticeTexts.ts';

export type NotificationKind = keyof typeof noticeTexts;
export const notificationKinds = Object.keys(noticeTexts) as [NotificationKind, ...NotificationKind[]];

export const noticesOf = (kind: NotificationKind): Notices => noticeTexts[kind];

/** The text of a kind of notification for an audience; undefined if that audience gets none. */
export const noticeFor = (kind: NotificationKind, audience: Audience) => noticesOf(kind)[audience];

/**
 * Whether an event is told to an audience that has words for it. Who reports or answers in a
 * settlement, or lets a hold go (`by`), is not told of it.
 */
export const isTold = ({ type, data }: { readonly type: string; readonly data: object }, audience: Audience): boolean =>
  !(/^(Settlement|Hold)/.test(type) && 'by' in data && data.by === audience);
