import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const accountEvents = {
  AccountRegistered: event({ email: personal(z.string()) }),
  AccountRoleChosen: event({ role: z.enum(['talent', 'client']) }),
  ClientCertified: event({}),
  ClientCertificationRevoked: event({}),
  AccountSuspended: event({ reason: z.string() }),
  AccountSuspensionLifted: event({}),
  OfficeGranted: event({}),
  OfficeRevoked: event({}),
} as const;

export type AccountEvent = EventOf<typeof accountEvents>;
