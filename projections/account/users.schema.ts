import { z } from 'zod';
import { officeRoles } from '#domain/kernel/officeRoles.ts';
import { day, streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/** The fields that users and officeAccounts share. */
export const accountFields = {
  id: z.string(),
  /** The name after the profile exists: a client's company, otherwise the person's. */
  name: z.string().default(''),
  kana: z.string().default(''),
  role: z.enum(['talent', 'client']).nullable(),
  isAdmin: z.boolean(),
  officeRoles: z.array(z.enum(officeRoles)),
  approvalLimit: z.number().nullable(),
  /** The name of a member of the office among colleagues; empty for none, and before a rebuild. */
  staffName: z.string().default(''),
  suspended: z.boolean(),
  isClientCertificated: z.boolean(),
  hasTalentProfile: z.boolean(),
  hasClientProfile: z.boolean(),
  isTalentSuspended: z.boolean(),
  wasCertified: z.boolean(),
  wasPublished: z.boolean(),
  /** Derived from the fields above (`domain/people/account/waiting.ts`), for the security rules. */
  isWaiting: z.boolean(),
  deletedAt: timeOrNull,
  ...streamFields,
};

/**
 * users/{uid}: the account, and fields of the talent's and client's streams for the route guard;
 * readable by its owner. Each stream owns its fields, so their order does not matter. Version and
 * times are the account's. The office reads officeAccounts/{uid}.
 */
export const userSchema = z.object({
  ...accountFields,
  email: z.string(),
  /** Why and when the office returned the profile; null if not, or changed since. */
  returned: z.object({ reason: z.string(), at: time }).nullable().default(null),
  destinationEmail: z.string().nullable(),
  lastNewsOpenedAt: timeOrNull,
  /** Date (JST) of the terms of use that the user agreed to last, and when (ms). */
  termsAgreed: day.nullable(),
  termsAgreedAt: timeOrNull,
  /** Ids of the devices for push messages; missing if there was never one. */
  deviceIds: z.array(z.string()).optional(),
  /** The newest sign-ins that are not ended, newest first; missing if none was noted. */
  sessions: z
    .array(
      z.object({
        signedInAt: time,
        /** Names of `domain/people/account/devices.ts`; null after an erasure. */
        browser: z.string().nullable(),
        platform: z.string().nullable(),
        seenAt: time,
      }),
    )
    .optional(),
  /** The ended sessions (`isEnded`), which the rules read; missing if none was ended. */
  ended: z.object({ sessions: z.array(time), before: time, kept: time }).optional(),
  /** The choice per mail topic (notification/topics.ts); missing if there was never one. */
  mailChoices: z.record(z.string(), z.string()).optional(),
});

export type User = z.infer<typeof userSchema>;

export const userPath = (uid: string): string => `users/${uid}`;
