import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { masked } from '#domain/office/audit/masks.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { MISSING_PERSON, streamFields, timeOrNull } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type OfficeStudent, officeStudentPath } from './officeStudents.schema.ts';

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

const officeStudentOf = (student: Student): OfficeStudent => ({ ...student, birthday: masked(student.birthday) });

const taCodeOf = (event: AnyEnvelope) => entityIdOf(event);
const path = (event: AnyEnvelope) => `students/${taCodeOf(event)}`;

const update = (event: AnyEnvelope, documents: Documents, change: Partial<Student>): Writes => {
  const before = documents.get(path(event)) as Student | undefined;
  const student = { ...before, ...change, ...versionFields(event) } as Student;
  return [
    [path(event), student],
    [officeStudentPath(taCodeOf(event)), officeStudentOf(student)],
  ];
};

const shown = ({ data: { name, kana, birthday, belongingTo } }: EnvelopeNamed<'StudentRegistered' | 'StudentChanged'>) => ({
  name: name ?? MISSING_PERSON,
  kana: kana ?? '',
  birthday,
  belongingTo,
});

/** Writes students/{taCode} and officeStudents/{taCode}. */
export const students = projector('students', (event) => [path(event)], {
  StudentRegistered: (event, documents) => {
    const taCode = taCodeOf(event);
    return update(event, documents, {
      id: taCode,
      taCode,
      ...shown(event),
      talentId: null,
      linkCodeUntil: null,
      createdAt: event.meta.recordedAt,
    });
  },
  StudentChanged: (event, documents) => update(event, documents, shown(event)),
  StudentLinked: (event, documents) => update(event, documents, { talentId: event.data.talentId, linkCodeUntil: null }),
  StudentLinkCodeIssued: (event, documents) => update(event, documents, { linkCodeUntil: event.data.expiresAt }),
  StudentUnlinked: (event, documents) => update(event, documents, { talentId: null }),
  StudentRemoved: (event) => [
    [path(event), null],
    [officeStudentPath(taCodeOf(event)), null],
  ],
});
