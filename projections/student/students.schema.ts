import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * students/{taCode}: the agency's roster (spec section 3), for the functions only; the office reads
 * officeStudents/{taCode}, which is written along. `talentId`: the talent who holds the place.
 * `linkCodeUntil`: until when the one-time code that was handed out is good.
 */
export const studentSchema = z.object({
  id: z.string(),
  taCode: z.string(),
  name: z.string(),
  kana: z.string(),
  birthday: z.string().nullable(),
  belongingTo: agencyGroup,
  talentId: z.string().nullable(),
  linkCodeUntil: timeOrNull,
  ...followed,
});
export type Student = z.infer<typeof studentSchema>;
