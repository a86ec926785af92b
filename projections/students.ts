import { z } from 'zod';
import { agencyGroup } from '#domain/kernel/agencyGroups.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { followed, MISSING_PERSON } from './readModel.ts';

/** students/{taCode}: the agency's roster, for the office (spec section 3). `talentId`: the talent who holds the place. */
export const studentSchema = z.object({
  id: z.string(),
  taCode: z.string(),
  name: z.string(),
  kana: z.string(),
  birthday: z.string().nullable(),
  belongingTo: agencyGroup,
  talentId: z.string().nullable(),
  ...followed,
});
export type Student = z.infer<typeof studentSchema>;

const taCodeOf = (event: AnyEnvelope) => parseStreamId(event.streamId).entityId;
const path = (event: AnyEnvelope) => `students/${taCodeOf(event)}`;

const follow = (event: AnyEnvelope, documents: Documents, change: Partial<Student>): Writes => [
  [path(event), { ...documents.get(path(event)), ...change, version: event.version, updatedAt: event.meta.recordedAt }],
];

const shown = ({ data: { name, kana, birthday, belongingTo } }: EnvelopeNamed<'StudentRegistered' | 'StudentChanged'>) => ({
  name: name ?? MISSING_PERSON,
  kana: kana ?? '',
  birthday,
  belongingTo,
});

export const students = projector('students', 1, (event) => [path(event)], {
  StudentRegistered: (event, documents) => {
    const taCode = taCodeOf(event);
    return follow(event, documents, { id: taCode, taCode, ...shown(event), talentId: null, createdAt: event.meta.recordedAt });
  },
  StudentChanged: (event, documents) => follow(event, documents, shown(event)),
  StudentLinked: (event, documents) => follow(event, documents, { talentId: event.data.talentId }),
  StudentUnlinked: (event, documents) => follow(event, documents, { talentId: null }),
  StudentRemoved: (event) => [[path(event), null]],
});
