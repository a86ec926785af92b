import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { text } from '../kernel/validation.ts';
import { talentProfile } from './profile.ts';

export const saveProfile = talentProfile.extend({ type: z.literal('saveProfile') });
export const publish = z.strictObject({ type: z.literal('publish') });
export const suspend = z.strictObject({ type: z.literal('suspend'), reason: text(businessRules.reasonMax) });

export const talentCommand = z.discriminatedUnion('type', [saveProfile, publish, suspend]);
export type TalentCommand = z.infer<typeof talentCommand>;
