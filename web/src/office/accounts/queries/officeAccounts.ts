import { infiniteQueryOptions } from '@tanstack/react-query';
import { waitingLists } from '#domain/office/desk/waitingLists.ts';
import type { NamedHit } from '#domain/work/search/results.ts';
import { type OfficeAccount, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';
import { askSearch } from '#web/shared/data/reads/firstSearch.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { page } from '#web/shared/data/reads/reads.ts';
import { type AccountSearch, matches, wholeAddress } from '../../filters/accountSearch.ts';
import { useOfficePages } from '../../list/officePages.ts';

const ofRole = (role: 'client' | 'talent') =>
  ({
    newest: { collection: 'officeAccounts', where: [['role', '==', role]], orderBy: ['createdAt', 'desc'], limit: 50 },
    oldest: { collection: 'officeAccounts', where: [['role', '==', role]], orderBy: ['createdAt', 'asc'], limit: 50 },
  }) as const;

/** By kind and order. The short lists have one order, because each needs an index. */
const selections = {
  '': {
    newest: { collection: 'officeAccounts', where: [], orderBy: ['createdAt', 'desc'], limit: 50 },
    oldest: { collection: 'officeAccounts', where: [], orderBy: ['createdAt', 'asc'], limit: 50 },
  },
  waiting: { oldest: { ...waitingLists.clients, orderBy: ['createdAt', 'asc'], limit: 50 } },
  client: ofRole('client'),
  talent: ofRole('talent'),
  office: { newest: { collection: 'officeAccounts', where: [['isAdmin', '==', true]], orderBy: ['createdAt', 'desc'], limit: 50 } },
  suspended: { newest: { collection: 'officeAccounts', where: [['suspended', '==', true]], orderBy: ['createdAt', 'desc'], limit: 50 } },
} as const;

/** The account that signs in with exactly this address. The server records the access. */
export const accountsOfAddress = async (email: string): Promise<OfficeAccount[]> => {
  const { uid } = await askFunction<{ readonly uid: string | null }>('audit', {
    type: 'findAccount',
    commandId: crypto.randomUUID(),
    email,
  });
  return uid === null ? [] : readMany({ collection: 'officeAccounts', where: [['id', '==', uid]], limit: 1 }, officeAccountSchema);
};

/** The account with a whole address, as the only page of a list. */
const pageOfAddress = (address: string): ReturnType<typeof page<OfficeAccount>> =>
  infiniteQueryOptions({
    ...page(selections[''].newest, officeAccountSchema),
    queryKey: readKey('page', { collection: 'officeAccounts', address }),
    queryFn: async () => ({ rows: await accountsOfAddress(address), next: undefined }),
  });

export const lookAlikes = async (uid: string, company: string): Promise<readonly NamedHit[]> => {
  const hits = (await askSearch('people', { like: company }, null)).rows as readonly NamedHit[];
  return hits.filter(({ id, role }) => role === 'client' && id !== uid);
};

export const useOfficeAccounts = (search: AccountSearch) => {
  const address = wholeAddress(search.q);
  const isMatch = search.q === '' ? null : (account: OfficeAccount) => matches(account, search);
  const pages = address === null ? undefined : pageOfAddress(address);
  return useOfficePages(selections[search.kind], search.order, officeAccountSchema, isMatch, pages);
};
