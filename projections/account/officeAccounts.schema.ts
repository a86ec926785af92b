import { z } from 'zod';
import { timeOrNull } from '../kernel/fields.schema.ts';
import { accountFields } from './users.schema.ts';

/**
 * officeAccounts/{uid}: an account for the office's lists and details, written with users/{uid}.
 * Addresses are masked, except those of members of the office (`staffEmail`).
 */
export const officeAccountSchema = z.object({
  ...accountFields,
  maskedEmail: z.string(),
  staffEmail: z.string().nullable(),
  /** When the office returned the profile (ms); null if not, or changed since. */
  returnedAt: timeOrNull.default(null),
});

export type OfficeAccount = z.infer<typeof officeAccountSchema>;

export const officeAccountPath = (uid: string): string => `officeAccounts/${uid}`;
