import { waitingLists } from '#domain/office/desk/waitingLists.ts';
import { officeStudentSchema } from '#projections/student/officeStudents.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useOnly } from '#web/shared/data/reads/reads.ts';
import { useOfficePages } from '../../list/officePages.ts';
import { matches, type TalentSearch } from '../talentSearch.ts';

/** By publication and order. Each order needs an index. */
const selections = {
  '': {
    newest: { collection: 'talents', where: [], orderBy: ['createdAt', 'desc'], limit: 50 },
    oldest: { collection: 'talents', where: [], orderBy: ['createdAt', 'asc'], limit: 50 },
    place: { collection: 'talents', where: [], orderBy: ['viewOrder', 'asc'], limit: 50 },
    name: { collection: 'talents', where: [], orderBy: ['kana', 'asc'], limit: 50 },
  },
  // Those who wait keep the order of their waiting time.
  waiting: { oldest: { ...waitingLists.talents, orderBy: ['createdAt', 'asc'], limit: 50 } },
  published: {
    newest: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['createdAt', 'desc'], limit: 50 },
    oldest: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['createdAt', 'asc'], limit: 50 },
    place: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['viewOrder', 'asc'], limit: 50 },
    name: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['kana', 'asc'], limit: 50 },
  },
} as const;

export const useOfficeTalents = (search: TalentSearch) =>
  useOfficePages(selections[search.shown], search.order, talentSchema, search.q === '' ? null : (talent) => matches(talent, search));

/** A cast's entry on the agency's roster, live; null where there is none. */
export const useRosterPlace = (uid: string) =>
  useOnly({ collection: 'officeStudents', where: [['talentId', '==', uid]], limit: 1 }, officeStudentSchema);
