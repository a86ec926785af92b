import { z } from 'zod';
import { masked } from '#domain/audit/masks.ts';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { followed, timeOrNull } from './readModel.ts';
import type { Student } from './students.ts';

/** officeStudents/{taCode}: the roster as the office's screens show it, written with students/{taCode}. The birthday is a mask. */
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

export const officeStudentOf = (student: Student): OfficeStudent => ({ ...student, birthday: masked(student.birthday) });
