import { normalizeKana } from '#domain/kernel/normalize.ts';
import { mayRead, type OfficePart } from '#domain/kernel/officeParts.ts';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import type { NamedHit } from '#domain/work/search/results.ts';
import type { OfficeKind } from '#domain/work/search/wanted.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { entrySchema } from '#projections/deal/entries.schema.ts';
import { offerSchema } from '#projections/deal/offers.schema.ts';
import { invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { officeStudentSchema } from '#projections/student/officeStudents.schema.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { askSearch } from '#web/shared/data/reads/firstSearch.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { accountsOfAddress } from '../accounts/queries/officeAccounts.ts';
import { recentOf } from '../dealParts/deals.ts';
import * as hits from './hits.ts';
import type { Terms } from './terms.ts';

/** The limit of hits per kind; a longer search text narrows them. */
const limit = 5;

/** One query of a search, and the office part that a member must read to run it. */
type Search = readonly [part: OfficePart, ask: () => Promise<hits.Hit[]>];

/** The people whose deals are read, and how many deals of each kind. */
const [PEOPLE, DEALS] = [3, 3];

/** The latest deals of the first people that were found. */
const dealsOf = async (rows: readonly NamedHit[]): Promise<hits.Hit[]> => {
  const people = rows.filter(({ role }) => role === 'client' || role === 'talent').slice(0, PEOPLE);
  const found = people.map(async ({ id, role }) => {
    const of = { field: role === 'client' ? 'clientId' : 'talentId', uid: id } as const;
    const latest = (kind: DealKind) => ({ ...recentOf(kind, of), limit: DEALS });
    const [offers, entries] = await Promise.all([readMany(latest('offer'), offerSchema), readMany(latest('entry'), entrySchema)]);
    return [...hits.offers(offers), ...hits.entries(entries)];
  });
  return (await Promise.all(found)).flat();
};

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

const byCode = (code: string): readonly Search[] => [
  [
    'roster',
    () =>
      readMany({ collection: 'officeStudents', where: [], orderBy: ['taCode', 'asc'], limit, startsWith: code }, officeStudentSchema).then(
        hits.students,
      ),
  ],
];

/** The roster, by the start of a name or its reading. */
const byStudent = (name: string): readonly Search[] => [
  [
    'roster',
    () =>
      readMany({ collection: 'officeStudents', where: [], orderBy: ['name', 'asc'], limit, startsWith: name }, officeStudentSchema).then(
        hits.students,
      ),
  ],
  [
    'roster',
    () =>
      readMany(
        { collection: 'officeStudents', where: [], orderBy: ['kana', 'asc'], limit, startsWith: normalizeKana(name) },
        officeStudentSchema,
      ).then(hits.students),
  ],
];

/** The latest deals with a fee, and invoices with a total, of exactly this amount. */
const byYen = (yen: number): readonly Search[] => [
  [
    'deals',
    () =>
      readMany({ collection: 'offers', group: true, where: [['fee', '==', yen]], orderBy: ['updatedAt', 'desc'], limit }, offerSchema).then(
        hits.offers,
      ),
  ],
  [
    'deals',
    () =>
      readMany(
        { collection: 'entries', group: true, where: [['fee', '==', yen]], orderBy: ['updatedAt', 'desc'], limit },
        entrySchema,
      ).then(hits.entries),
  ],
  [
    'bills',
    () =>
      readMany({ collection: 'invoices', where: [['total', '==', yen]], orderBy: ['issuedAt', 'desc'], limit }, invoiceSchema).then(
        hits.invoices,
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
 * a title or an accounting number, and the latest deals of the people. Bills and invoices: the
 * start of the number. Deals and invoices: an amount. Trainees: the start of the code, the name or
 * its reading. All: the start of an id. Accounts: a whole address. Only queries that the member's
 * roles may read run.
 */
export const searchesFor = ({ text, numbers, yen, email, id, code }: Terms, roles: readonly OfficeRole[]): ReadonlyArray<Search[1]> => {
  let asked: Promise<readonly NamedHit[]> | undefined;
  // One request for both; after a failure the next call asks again.
  const people = () => {
    asked ??= askSearch('people', { q: text }, null).then(({ rows }) => rows as readonly NamedHit[]);
    asked.catch(() => {
      asked = undefined;
    });
    return asked;
  };
  const byName: readonly Search[] = [
    ['people', () => people().then(hits.people)],
    ...(mayRead(roles, 'people') ? ([['deals', () => people().then(dealsOf)]] as const) : []),
    ['deals', () => named('postings', text, hits.postings)],
  ];
  const byAddress = (address: string): readonly Search[] => [['people', () => accountsOfAddress(address).then(hits.accounts)]];
  const all = [
    ...(id ? byId(id) : []),
    ...numbers.flatMap(byNumber),
    ...(yen === null ? [] : byYen(yen)),
    ...(code ? byCode(code) : byStudent(text)),
    ...(email ? byAddress(email) : byName),
  ];
  return all.filter(([part]) => mayRead(roles, part)).map(([, ask]) => ask);
};

/** What can be typed, by the part that a member must read for it; null: every member. */
const typable: ReadonlyArray<readonly [part: OfficePart | null, what: string]> = [
  ['people', '名前・会社名・フリガナの一部'],
  ['deals', '件名の一部'],
  ['bills', '請求番号・請求書番号の先頭'],
  ['deals', '金額'],
  ['roster', '受講生の名前・TAコードの先頭'],
  ['deals', 'IDの先頭'],
  ['people', 'メールアドレス（全体）'],
  [null, '画面や操作の名前'],
];

/** The hint of the search field: only what the member's roles find. */
export const hintFor = (roles: readonly OfficeRole[]): string => {
  const found = typable.filter(([part]) => part === null || mayRead(roles, part)).map(([, what]) => what);
  return `${found.join('、')}を2文字以上で入力してください。`;
};
