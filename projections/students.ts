import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { officeStudentOf, officeStudentPath } from './officeStudents.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { followed, MISSING_PERSON, timeOrNull } from './readModel.ts';

/**
 * students/{taCode}: the agency's roster (spec section 3), for the functions only; the office reads officeStudents/{taCode}, which is written along.
 * `talentId`: the talent who holds the place. `linkCodeUntil`: until when the one-time code that was handed out is good.
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

const taCodeOf = (event: AnyEnvelope) => parseStreamId(event.streamId).entityId;
const path = (event: AnyEnvelope) => `students/${taCodeOf(event)}`;

const follow = (event: AnyEnvelope, documents: Documents, change: Partial<Student>): Writes => {
  const before = documents.get(path(event)) as Student | undefined;
  const student = { ...before, ...change, version: event.version, updatedAt: event.meta.recordedAt } as Student;
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

export const students = projector('students', 2, (event) => [path(event)], {
  StudentRegistered: (event, documents) => {
    const taCode = taCodeOf(event);
    return follow(event, documents, {
      id: taCode,
      taCode,
      ...shown(event),
      talentId: null,
      linkCodeUntil: null,
      createdAt: event.meta.recordedAt,
    });
  },
  StudentChanged: (event, documents) => follow(event, documents, shown(event)),
  StudentLinked: (event, documents) => follow(event, documents, { talentId: event.data.talentId, linkCodeUntil: null }),
  StudentLinkCodeIssued: (event, documents) => follow(event, documents, { linkCodeUntil: event.data.expiresAt }),
  StudentUnlinked: (event, documents) => follow(event, documents, { talentId: null }),
  StudentRemoved: (event) => [
    [path(event), null],
    [officeStudentPath(taCodeOf(event)), null],
  ],
});
