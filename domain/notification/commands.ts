import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';

/** One notification, or all that are shown, of whoever sends. */
export const open = z.strictObject({
  type: z.literal('open'),
  notificationIds: z
    .array(z.string().regex(/^[\w-]{1,300}$/))
    .min(1)
    .max(businessRules.notificationsOpenedMax),
});

export const notificationCommand = z.discriminatedUnion('type', [open]);
export type NotificationCommand = z.infer<typeof notificationCommand>;
