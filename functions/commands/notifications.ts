import { notification } from '#domain/talk/notification/notification.ts';
import { callableOf } from '../gate/callableOf.ts';

/** Marks one or all of the own notifications as opened. */
export const notifications = callableOf(notification);
