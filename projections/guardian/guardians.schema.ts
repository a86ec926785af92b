import { z } from 'zod';
import { consentChannels, consentScopes, guardianRelations } from '#domain/guardian/fields.ts';
import { followed, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * What a guardian was asked last about a matter, and the answer: `isGiven` null while there is
 * none. Fee in yen, times in ms.
 */
const matterSchema = z.object({
  scope: z.enum(consentScopes),
  jobId: z.string().nullable(),
  offerId: z.string().nullable(),
  fee: z.number().nullable(),
  scheduleToClose: timeOrNull,
  requestedAt: timeOrNull,
  expiresAt: timeOrNull,
  isGiven: z.boolean().nullable(),
  channel: z.enum(consentChannels).nullable(),
  answeredAt: timeOrNull,
});
export type ShownMatter = z.infer<typeof matterSchema>;

/**
 * guardians/{uid}: a minor's guardian and what the guardian consents to, for the minor and the
 * office. The address is masked: the mail alone needs it. `matters` goes by `matterKey`, one for
 * each deal of a minor that was asked about.
 */
export const guardianSchema = z.object({
  id: z.string(),
  name: z.string(),
  relation: z.enum(guardianRelations),
  maskedEmail: z.string(),
  guardianNo: z.number(),
  registeredAt: time,
  matters: z.record(z.string(), matterSchema),
  ...followed,
});
export type Guardian = z.infer<typeof guardianSchema>;

export const guardianPath = (uid: string): string => `guardians/${uid}`;
