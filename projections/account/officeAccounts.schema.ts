import { z } from 'zod';
import { timeOrNull } from '../kernel/fields.schema.ts';
import { accountFields } from './users.schema.ts';

/**
 * officeAccounts/{uid}: an account as the office's lists and details show it, written with
 * users/{uid}. No address in clear but those of the office's own members, by which colleagues know
 * each other (`staffEmail`).
 */
export const officeAccountSchema = z.object({
  ...accountFields,
  maskedEmail: z.string(),
  staffEmail: z.string().nullable(),
  /**
   * When (ms) the office asked for a better profile; null: not, or the profile has been changed
   * since.
   */
  returnedAt: timeOrNull.default(null),
});
export type OfficeAccount = z.infer<typeof officeAccountSchema>;

export const officeAccountPath = (uid: string): string => `officeAccounts/${uid}`;
