import { z } from 'zod';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { type OfficeStudent, officeStudentSchema } from '#projections/student/officeStudents.schema.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { page } from '#web/shared/data/reads/reads.ts';
import { useFilteredPages } from '#web/shared/search/filteredPages.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const groupOptions = Object.entries(agencyGroupLabels).map(([value, label]) => ({ value, label }));
export const linkOptions = [
  { value: 'linked', label: '連携済み' },
  { value: 'open', label: '未連携' },
];

export const studentSearch = z.object({
  q: words,
  group: z.enum(['', '1', '2', '3', '4', '5']).catch(''),
  link: z.enum(['', 'linked', 'open']).catch(''),
  order: z.enum(['code']).catch('code'),
});
export type StudentSearch = z.infer<typeof studentSearch>;

const matches = ({ taCode, name, kana, belongingTo, talentId }: OfficeStudent, { q, group, link }: StudentSearch): boolean =>
  haveWords([taCode, name, kana], q) &&
  (group === '' || String(belongingTo) === group) &&
  (link === '' || (link === 'linked') === (talentId !== null));

/** The roster entries that pass a search, sorted by code, in cursor pages. */
export const useStudents = (search: StudentSearch) =>
  useFilteredPages(
    page({ collection: 'officeStudents', where: [], orderBy: ['taCode', 'asc'], limit: 50 }, officeStudentSchema),
    (student) => matches(student, search),
  );

export const studentsWith = async (taCodes: readonly string[]): Promise<ReadonlyMap<string, OfficeStudent>> => {
  if (taCodes.length === 0) return new Map();
  const students = await readMany({ collection: 'officeStudents', where: [['taCode', 'in', taCodes]], limit: 30 }, officeStudentSchema);
  return new Map(students.map((student) => [student.taCode, student]));
};
