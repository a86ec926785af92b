import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * students/{taCode}: the agency's roster (docs/specification.md, section 3), for functions only.
 * The office reads officeStudents/{taCode}. `talentId`: the talent with the place. `linkCodeUntil`:
 * end of the one-time code (ms), or null.
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
  ...streamFields,
});

export type Student = z.infer<typeof studentSchema>;
