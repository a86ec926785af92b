import { z } from 'zod';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * destinations/{uid}: the address for notifications, and the one that waits for its confirmation.
 * It exists once somebody has asked for another address than the login e-mail;
 * users.destinationEmail always says where to write.
 */
export const destinationSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  confirmedAt: timeOrNull,
  pendingEmail: z.string().nullable(),
  requestedAt: timeOrNull,
  expiresAt: timeOrNull,
  ...followed,
});
export type Destination = z.infer<typeof destinationSchema>;
