import { waitingLists } from '#domain/office/desk/waitingLists.ts';
import { officeStudentSchema } from '#projections/student/officeStudents.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { page, useOnly } from '#web/shared/data/reads/reads.ts';
import { useFilteredPages } from '#web/shared/search/filteredPages.ts';
import { matches, type TalentSearch } from '../talentSearch.ts';

// The longest waiting comes first.
const waiting = { ...waitingLists.talents, orderBy: ['createdAt', 'asc'], limit: 50 } as const;
const selections = {
  '': {
    newest: { collection: 'talents', where: [], orderBy: ['createdAt', 'desc'], limit: 50 },
    place: { collection: 'talents', where: [], orderBy: ['viewOrder', 'asc'], limit: 50 },
  },
  waiting: { newest: waiting, place: waiting },
  published: {
    newest: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['createdAt', 'desc'], limit: 50 },
    place: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['viewOrder', 'asc'], limit: 50 },
  },
} as const;

/** Casts that pass a search, in cursor pages. */
export const useOfficeTalents = (search: TalentSearch) =>
  useFilteredPages(page(selections[search.shown][search.order], talentSchema), (talent) => matches(talent, search));

/** A cast's entry on the agency's roster, live; null where there is none. */
export const useRosterPlace = (uid: string) =>
  useOnly({ collection: 'officeStudents', where: [['talentId', '==', uid]], limit: 1 }, officeStudentSchema);
