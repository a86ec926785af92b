import { mayRead, type OfficePart } from '#domain/office/duties.ts';
import type { OfficeRole } from '#domain/office/roles.ts';
import type { NamedHit } from '#domain/search/named.ts';
import type { OfficeKind } from '#domain/search/wanted.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { entrySchema } from '#projections/deal/entries.schema.ts';
import { offerSchema } from '#projections/deal/offers.schema.ts';
import { invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { askSearch } from '#web/shared/data/firstSearch.ts';
import { readMany } from '#web/shared/data/readOnce.ts';
import { accountsOfAddress } from '../accounts/queries/officeAccounts.ts';
import * as hits from './hits.ts';
import type { Terms } from './terms.ts';

/** The limit of hits per kind; a longer search text narrows them. */
const limit = 5;

/** One query of a search, and the office part that a member must read to run it. */
type Search = readonly [part: OfficePart, ask: () => Promise<hits.Hit[]>];

/** Searches words inside names and titles on the server. */
const named = async (kind: OfficeKind, q: string, hitsOf: (rows: readonly NamedHit[]) => hits.Hit[]): Promise<hits.Hit[]> =>
  hitsOf((await askSearch(kind, { q }, null)).rows as readonly NamedHit[]);

const byId = (id: string): readonly Search[] => [
  [
    'deals',
    () =>
      readMany({ collection: 'offers', group: true, where: [], orderBy: ['id', 'asc'], limit, startsWith: id }, offerSchema).then(
        hits.offers,
      ),
  ],
  [
    'deals',
    () =>
      readMany({ collection: 'entries', group: true, where: [], orderBy: ['id', 'asc'], limit, startsWith: id }, entrySchema).then(
        hits.entries,
      ),
  ],
  ['deals', () => readMany({ collection: 'jobs', where: [], orderBy: ['id', 'asc'], limit, startsWith: id }, jobSchema).then(hits.jobs)],
  [
    'people',
    () =>
      readMany({ collection: 'officeAccounts', where: [], orderBy: ['id', 'asc'], limit, startsWith: id }, officeAccountSchema).then(
        hits.accounts,
      ),
  ],
];

const byNumber = (number: string): readonly Search[] => [
  [
    'bills',
    () =>
      readMany({ collection: 'invoices', where: [], orderBy: ['number', 'asc'], limit, startsWith: number }, invoiceSchema).then(
        hits.invoices,
      ),
  ],
  [
    'deals',
    () =>
      readMany({ collection: 'offers', group: true, where: [], orderBy: ['billId', 'asc'], limit, startsWith: number }, offerSchema).then(
        hits.bills,
      ),
  ],
  [
    'deals',
    () =>
      readMany({ collection: 'entries', group: true, where: [], orderBy: ['billId', 'asc'], limit, startsWith: number }, entrySchema).then(
        hits.entryBills,
      ),
  ],
];

/**
 * The queries of a search, run in parallel. People and jobs: words in a name, a reading, a company,
 * a title or an accounting number. Bills and invoices: the start of the number. All: the start of
 * an id. Accounts: a whole address. Only queries that the member's roles may read run.
 */
export const searchesFor = ({ text, numbers, email, id }: Terms, roles: readonly OfficeRole[]): ReadonlyArray<Search[1]> => {
  const byName: readonly Search[] = [
    ['people', () => named('people', text, hits.people)],
    ['deals', () => named('postings', text, hits.postings)],
  ];
  const byAddress = (address: string): readonly Search[] => [['people', () => accountsOfAddress(address).then(hits.accounts)]];
  const all = [...(id ? byId(id) : []), ...numbers.flatMap(byNumber), ...(email ? byAddress(email) : byName)];
  return all.filter(([part]) => mayRead(roles, part)).map(([, ask]) => ask);
};
