import { z } from 'zod';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { type OfficeStudent, officeStudentSchema } from '#projections/student/officeStudents.schema.ts';
import { firestore } from '#web/shared/data/firestore.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';
import { parseRows, queryOf } from '#web/shared/data/reading.ts';
import { useSiftedPages } from '#web/shared/search/siftedPages.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const groupOptions = Object.entries(agencyGroupLabels).map(([value, label]) => ({ value, label }));
export const linkOptions = [
  { value: 'linked', label: '連携済み' },
  { value: 'open', label: '未連携' },
];

/** What the office looks for on the roster; empty for "any". */
export const studentSearch = z.object({
  q: words,
  group: z.enum(['', '1', '2', '3', '4', '5']).catch(''),
  link: z.enum(['', 'linked', 'open']).catch(''),
  order: z.enum(['code']).catch('code'),
});
export type StudentSearch = z.infer<typeof studentSearch>;

const fits = ({ taCode, name, kana, belongingTo, talentId }: OfficeStudent, { q, group, link }: StudentSearch): boolean =>
  haveWords([taCode, name, kana], q) &&
  (group === '' || String(belongingTo) === group) &&
  (link === '' || (link === 'linked') === (talentId !== null));

/** The roster by its codes, what fits a search, by cursor pages. */
export const useStudents = (search: StudentSearch) =>
  useSiftedPages(
    pagesQuery({ collection: 'officeStudents', where: [], orderBy: ['taCode', 'asc'], limit: 50 }, officeStudentSchema),
    (student) => fits(student, search),
  );

/** As many codes as one query takes. */
const CHUNK = 30;

/** Who stands on the roster under these codes. */
export const studentsWith = async (taCodes: readonly string[]): Promise<ReadonlyMap<string, OfficeStudent>> => {
  const client = await firestore();
  const chunks = Array.from({ length: Math.ceil(taCodes.length / CHUNK) }, (_, at) => taCodes.slice(at * CHUNK, (at + 1) * CHUNK));
  const pages = await Promise.all(
    chunks.map(async (codes) => {
      const selection = { collection: 'officeStudents', where: [['taCode', 'in', codes]], limit: CHUNK } as const;
      return parseRows(officeStudentSchema, (await client.getDocs(queryOf(client, selection))).docs);
    }),
  );
  return new Map(pages.flat().map((student) => [student.taCode, student]));
};
