import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { reason } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { date, storagePath } from '../kernel/validation.ts';
import { studentFields } from '../student/fields.ts';
import { talentDetails } from './details.ts';
import { talentProfile } from './profile.ts';

/** Fields of the commands and events of a cast, with labels. */
export const talentFields = {
  ...talentProfile.shape,
  ...talentDetails.shape,
  reason,
  viewOrder: labelled('表示順', z.number().int().min(businessRules.viewOrderMin).max(businessRules.viewOrderMax)),
  isFixedOrder: labelled('表示順の指定', z.boolean()),
  path: labelled('写真', storagePath),
  taCode: studentFields.taCode,
  belongingTo: studentFields.belongingTo,
  rosterVersion: labelled('名簿の版', z.number().int().positive()),
  day: labelled('年代の基準日', date),
};
