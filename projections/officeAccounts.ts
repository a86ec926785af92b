import { z } from 'zod';
import { maskEmail } from '#domain/audit/masks.ts';
import { followed, timeOrNull } from './readModel.ts';
import type { User } from './users.ts';

/** What the owner's document and the office's say alike. */
export const accountFields = {
  id: z.string(),
  /** By which others know them, once there is a profile: a client's company where it has one, else the own name. */
  name: z.string().default(''),
  /** The reading of that name. */
  kana: z.string().default(''),
  role: z.enum(['talent', 'client']).nullable(),
  isAdmin: z.boolean(),
  suspended: z.boolean(),
  isClientCertificated: z.boolean(),
  hasTalentProfile: z.boolean(),
  hasClientProfile: z.boolean(),
  isTalentSuspended: z.boolean(),
  deletedAt: timeOrNull,
  ...followed,
};

/**
 * officeAccounts/{uid}: an account as the office's lists and details show it, written with users/{uid}.
 * No address in clear but those of the office's own members, by which colleagues know each other (`staffEmail`).
 */
export const officeAccountSchema = z.object({ ...accountFields, maskedEmail: z.string(), staffEmail: z.string().nullable() });
export type OfficeAccount = z.infer<typeof officeAccountSchema>;

export const officeAccountPath = (uid: string): string => `officeAccounts/${uid}`;

/** The office's view of an account: the shared fields, and the address masked. */
export const officeAccountOf = (user: User): OfficeAccount =>
  officeAccountSchema.parse({
    ...user,
    maskedEmail: maskEmail(user.email),
    staffEmail: user.isAdmin && user.deletedAt === null ? user.email : null,
  });
