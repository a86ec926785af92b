import { z } from 'zod';
import { consentChannels, consentScopes, guardianRelations } from '#domain/work/guardian/fields.ts';
import { streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/** The last request for a matter. `isGiven` null: no answer. Fee in yen, times in ms. */
const matterSchema = z.object({
  scope: z.enum(consentScopes),
  jobId: z.string().nullable(),
  offerId: z.string().nullable(),
  fee: z.number().nullable(),
  scheduleToClose: timeOrNull,
  /** Documents of an earlier release do not have them. */
  entryId: z.string().nullable().default(null),
  termsVersion: z.string().nullable().default(null),
  termsPrint: z.number().nullable().default(null),
  requestedAt: timeOrNull,
  /** The office asked for the minor. Documents of an earlier release do not have it. */
  isAskedByOffice: z.boolean().default(false),
  expiresAt: timeOrNull,
  isGiven: z.boolean().nullable(),
  channel: z.enum(consentChannels).nullable(),
  answeredAt: timeOrNull,
});

export type ShownMatter = z.infer<typeof matterSchema>;

/**
 * guardians/{uid}: a minor's guardian and the consents, readable by the minor and the office. The
 * address is masked, because only the mail needs it. The keys of `matters` are from `matterKey`.
 */
export const guardianSchema = z.object({
  id: z.string(),
  name: z.string(),
  relation: z.enum(guardianRelations),
  maskedEmail: z.string(),
  guardianNo: z.number(),
  registeredAt: time,
  matters: z.record(z.string(), matterSchema),
  ...streamFields,
});

export type Guardian = z.infer<typeof guardianSchema>;

export const guardianPath = (uid: string): string => `guardians/${uid}`;
