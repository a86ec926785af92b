import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';

/** Command of a user: marks own notifications as opened, one or all shown ones. */
export const open = z.strictObject({
  type: z.literal('open'),
  notificationIds: z
    .array(z.string().regex(/^[\w-]{1,300}$/))
    .min(1)
    .max(businessRules.notificationsOpenedMax),
});

/** The payload of any command on a person's notifications. */
export const notificationCommand = z.discriminatedUnion('type', [open]);
/** Any command on a person's notifications. */
export type NotificationCommand = z.infer<typeof notificationCommand>;
