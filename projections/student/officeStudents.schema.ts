import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/** officeStudents/{taCode}: the roster for the office's screens, with a masked birthday. */
export const officeStudentSchema = z.object({
  id: z.string(),
  taCode: z.string(),
  name: z.string(),
  kana: z.string(),
  birthday: z.string(),
  belongingTo: agencyGroup,
  talentId: z.string().nullable(),
  linkCodeUntil: timeOrNull,
  ...streamFields,
});

export type OfficeStudent = z.infer<typeof officeStudentSchema>;

export const officeStudentPath = (taCode: string): string => `officeStudents/${taCode}`;
