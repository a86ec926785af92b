import { z } from 'zod';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * destinations/{uid}: the address for notifications, and an address that waits for confirmation. It
 * exists after a user asked for another address than the login address. users.destinationEmail is
 * always the valid address.
 */
export const destinationSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  confirmedAt: timeOrNull,
  pendingEmail: z.string().nullable(),
  requestedAt: timeOrNull,
  expiresAt: timeOrNull,
  ...streamFields,
});

export type Destination = z.infer<typeof destinationSchema>;
