import { z } from 'zod';
import { clientCatalogue, companyCatalogue } from '#domain/people/client/clientRows.ts';
import { cardFields, reviewFields, streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * clients/{uid}: a client (docs/specification.md, section 3); readable by its owner. Reviews may
 * come before the profile, so every projector merges its fields (`mergeClient`). Version and times
 * are from the client's stream. The office reads officeClients/{uid}.
 */
export const clientSchema = z.object({
  id: z.string(),
  ...clientCatalogue.document,
  company: z.object(companyCatalogue.document),
  /** As stored: `paymentMethodOf` reads it, `needsBillingUpdate` checks it. */
  paymentMethod: z.number().nullable().default(null),
  billClientId: z.string().nullable(),
  /** The payers' names that the office has confirmed; documents of an earlier release have none. */
  payers: z.array(z.string()).default([]),
  ...reviewFields,
  deletedAt: timeOrNull,
  ...cardFields,
  ...streamFields,
});

export type Client = z.infer<typeof clientSchema>;

export const clientPath = (uid: string): string => `clients/${uid}`;
