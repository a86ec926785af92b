import { userSchema } from '#projections/users.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';
import { useSiftedPages } from '#web/shared/search/siftedPages.ts';
import { type AccountSearch, fits } from '../accountSearch.ts';

const selections = {
  '': { collection: 'users', where: [], orderBy: ['createdAt', 'desc'], limit: 50 },
  // Who waits longest comes first.
  waiting: {
    collection: 'users',
    where: [
      ['role', '==', 'client'],
      ['isClientCertificated', '==', false],
      ['hasClientProfile', '==', true],
      ['deletedAt', '==', null],
    ],
    orderBy: ['createdAt', 'asc'],
    limit: 50,
  },
  client: { collection: 'users', where: [['role', '==', 'client']], orderBy: ['createdAt', 'desc'], limit: 50 },
  talent: { collection: 'users', where: [['role', '==', 'talent']], orderBy: ['createdAt', 'desc'], limit: 50 },
  office: { collection: 'users', where: [['isAdmin', '==', true]], orderBy: ['createdAt', 'desc'], limit: 50 },
  suspended: { collection: 'users', where: [['suspended', '==', true]], orderBy: ['createdAt', 'desc'], limit: 50 },
} as const;

/** Accounts that fit a search, by cursor pages. */
export const useOfficeAccounts = (search: AccountSearch) =>
  useSiftedPages(pagesQuery(selections[search.kind], userSchema), (user) => fits(user, search));
