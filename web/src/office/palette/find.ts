import type { z } from 'zod';
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

const searching =
  <Row>(part: OfficePart, schema: z.ZodType<Row>, hitOf: (row: Row) => hits.Hit) =>
  (selection: Parameters<typeof readMany>[0]): Search => [part, async () => (await readMany(selection, schema)).map(hitOf)];

const offers = searching('deals', offerSchema, hits.deal('offer'));
const entries = searching('deals', entrySchema, hits.deal('entry'));
const offerBills = searching('deals', offerSchema, hits.bill('offer'));
const entryBills = searching('deals', entrySchema, hits.bill('entry'));
const jobs = searching('deals', jobSchema, hits.job);
const accounts = searching('people', officeAccountSchema, hits.account);
const students = searching('roster', officeStudentSchema, hits.student);
const invoices = searching('bills', invoiceSchema, hits.invoice);

/** The people whose deals are read, and how many deals of each kind. */
const [PEOPLE, DEALS] = [3, 3];

const dealsOf = async (rows: readonly NamedHit[]): Promise<hits.Hit[]> => {
  const people = rows.filter(({ role }) => role === 'client' || role === 'talent').slice(0, PEOPLE);
  const found = people.map(async ({ id, role }) => {
    const of = { field: role === 'client' ? 'clientId' : 'talentId', uid: id } as const;
    const latest = (kind: DealKind) => ({ ...recentOf(kind, of), limit: DEALS });
    const [[, askOffers], [, askEntries]] = [offers(latest('offer')), entries(latest('entry'))];
    return Promise.all([askOffers(), askEntries()]);
  });
  return (await Promise.all(found)).flat(2);
};

/** Searches words inside names and titles on the server. */
const named = async (kind: OfficeKind, q: string): Promise<readonly NamedHit[]> =>
  (await askSearch(kind, { q }, null)).rows as readonly NamedHit[];

const byId = (startsWith: string): readonly Search[] => [
  offers({ collection: 'offers', group: true, where: [], orderBy: ['id', 'asc'], limit, startsWith }),
  entries({ collection: 'entries', group: true, where: [], orderBy: ['id', 'asc'], limit, startsWith }),
  jobs({ collection: 'jobs', where: [], orderBy: ['id', 'asc'], limit, startsWith }),
  accounts({ collection: 'officeAccounts', where: [], orderBy: ['id', 'asc'], limit, startsWith }),
];

const byCode = (startsWith: string): readonly Search[] => [
  students({ collection: 'officeStudents', where: [], orderBy: ['taCode', 'asc'], limit, startsWith }),
];

const byStudent = (name: string): readonly Search[] => [
  students({ collection: 'officeStudents', where: [], orderBy: ['name', 'asc'], limit, startsWith: name }),
  students({ collection: 'officeStudents', where: [], orderBy: ['kana', 'asc'], limit, startsWith: normalizeKana(name) }),
];

/** The latest deals with a fee, and invoices with a total, of exactly this amount. */
const byYen = (yen: number): readonly Search[] => [
  offers({ collection: 'offers', group: true, where: [['fee', '==', yen]], orderBy: ['updatedAt', 'desc'], limit }),
  entries({ collection: 'entries', group: true, where: [['fee', '==', yen]], orderBy: ['updatedAt', 'desc'], limit }),
  invoices({ collection: 'invoices', where: [['total', '==', yen]], orderBy: ['issuedAt', 'desc'], limit }),
];

const byNumber = (startsWith: string): readonly Search[] => [
  invoices({ collection: 'invoices', where: [], orderBy: ['number', 'asc'], limit, startsWith }),
  offerBills({ collection: 'offers', group: true, where: [], orderBy: ['billId', 'asc'], limit, startsWith }),
  entryBills({ collection: 'entries', group: true, where: [], orderBy: ['billId', 'asc'], limit, startsWith }),
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
    asked ??= named('people', text);
    asked.catch(() => {
      asked = undefined;
    });
    return asked;
  };
  const byName: readonly Search[] = [
    ['people', () => people().then((rows) => rows.map(hits.person))],
    ...(mayRead(roles, 'people') ? ([['deals', () => people().then(dealsOf)]] as const) : []),
    ['deals', async () => (await named('postings', text)).map(hits.posting)],
  ];
  const byAddress = (address: string): Search => ['people', async () => (await accountsOfAddress(address)).map(hits.account)];
  const all = [
    ...(id ? byId(id) : []),
    ...numbers.flatMap(byNumber),
    ...(yen === null ? [] : byYen(yen)),
    ...(code ? byCode(code) : byStudent(text)),
    ...(email ? [byAddress(email)] : byName),
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
