import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { text } from '../kernel/validation.ts';
import { talentDetails } from './details.ts';
import { talentProfile } from './profile.ts';

export const saveProfile = talentProfile.extend({ type: z.literal('saveProfile') });
export const saveDetails = talentDetails.extend({ type: z.literal('saveDetails') });
export const publish = z.strictObject({ type: z.literal('publish') });
export const suspend = z.strictObject({ type: z.literal('suspend'), reason: text(businessRules.reasonMax) });

export const setViewOrder = z.strictObject({
  type: z.literal('setViewOrder'),
  viewOrder: z.number().int().min(businessRules.viewOrderMin).max(businessRules.viewOrderMax),
  isFixedOrder: z.boolean(),
});

export const talentCommand = z.discriminatedUnion('type', [saveProfile, saveDetails, publish, suspend, setViewOrder]);
export type TalentCommand = z.infer<typeof talentCommand>;
