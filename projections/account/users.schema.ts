import { z } from 'zod';
import { officeRoles } from '#domain/office/roles.ts';
import { followed, time, timeOrNull } from '../kernel/fields.schema.ts';

/** What the owner's document and the office's say alike. */
export const accountFields = {
  id: z.string(),
  /**
   * By which others know them, once there is a profile: a client's company where it has one, else
   * the own name.
   */
  name: z.string().default(''),
  /** The reading of that name. */
  kana: z.string().default(''),
  role: z.enum(['talent', 'client']).nullable(),
  isAdmin: z.boolean(),
  /** What a member of the office does. */
  officeRoles: z.array(z.enum(officeRoles)),
  approvalLimit: z.number().nullable(),
  suspended: z.boolean(),
  isClientCertificated: z.boolean(),
  hasTalentProfile: z.boolean(),
  hasClientProfile: z.boolean(),
  isTalentSuspended: z.boolean(),
  wasCertified: z.boolean(),
  wasPublished: z.boolean(),
  /** Of the fields before (`domain/account/waiting.ts`), for the rules. */
  isWaiting: z.boolean(),
  deletedAt: timeOrNull,
  ...followed,
};

/**
 * users/{uid}: the account, and what the talent's and client's streams say that the guard needs;
 * for its owner. Each stream owns its fields, so the order between the three does not matter;
 * version and times are the account's. The office reads officeAccounts/{uid} instead.
 */
export const userSchema = z.object({
  ...accountFields,
  email: z.string(),
  /**
   * The office asks for a better profile, and why; null: not, or the profile has been changed
   * since.
   */
  returned: z.object({ reason: z.string(), at: time }).nullable().default(null),
  destinationEmail: z.string().nullable(),
  lastNewsOpenedAt: timeOrNull,
  /** The terms of use that were agreed to last, by their day (JST), and when. */
  termsAgreed: z.string().nullable(),
  termsAgreedAt: timeOrNull,
  /** The browsers that show notices; absent where there never was one. */
  deviceIds: z.array(z.string()).optional(),
  /**
   * How the mails of a topic come (domain/notification/topics.ts); absent where nothing was ever
   * chosen.
   */
  mailChoices: z.record(z.string(), z.string()).optional(),
});
export type User = z.infer<typeof userSchema>;

export const userPath = (uid: string): string => `users/${uid}`;
