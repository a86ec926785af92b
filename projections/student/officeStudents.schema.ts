import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * officeStudents/{taCode}: the roster as the office's screens show it, written with
 * students/{taCode}. The birthday is a mask.
 */
export const officeStudentSchema = z.object({
  id: z.string(),
  taCode: z.string(),
  name: z.string(),
  kana: z.string(),
  birthday: z.string(),
  belongingTo: agencyGroup,
  talentId: z.string().nullable(),
  linkCodeUntil: timeOrNull,
  ...followed,
});
export type OfficeStudent = z.infer<typeof officeStudentSchema>;

export const officeStudentPath = (taCode: string): string => `officeStudents/${taCode}`;
