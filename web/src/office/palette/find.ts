import type { z } from 'zod';
import type { SearchKind } from '#domain/search/wanted.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { officeClientSchema } from '#projections/client/officeClients.schema.ts';
import { entrySchema } from '#projections/deal/entries.schema.ts';
import { offerSchema } from '#projections/deal/offers.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { askSearch } from '#web/shared/data/firstSearch.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { manyOnce, readMany } from '#web/shared/data/readOnce.ts';
import { haveWords } from '#web/shared/search/words.ts';
import { accountsOfAddress } from '../accounts/queries/officeAccounts.ts';
import * as hits from './hits.ts';
import type { Terms } from './terms.ts';

/** As many of each kind: who wants more types more. */
const limit = 5;

/** One of the questions that a search asks. */
type Search = () => Promise<hits.Hit[]>;

const byText = (text: string): Search[] => [
  () => readMany({ collection: 'talents', where: [], orderBy: ['name', 'asc'], limit, startsWith: text }, talentSchema).then(hits.talents),
  () =>
    readMany({ collection: 'officeClients', where: [], orderBy: ['name', 'asc'], limit, startsWith: text }, officeClientSchema).then(
      hits.clients,
    ),
  () =>
    readMany(
      { collection: 'officeClients', where: [], orderBy: ['company.name', 'asc'], limit, startsWith: text },
      officeClientSchema,
    ).then(hits.clients),
  () => readMany({ collection: 'jobs', where: [], orderBy: ['title', 'asc'], limit, startsWith: text }, jobSchema).then(hits.jobs),
  () =>
    readMany({ collection: 'offers', group: true, where: [], orderBy: ['billId', 'asc'], limit, startsWith: text }, offerSchema).then(
      hits.bills,
    ),
  () =>
    readMany({ collection: 'entries', group: true, where: [], orderBy: ['billId', 'asc'], limit, startsWith: text }, entrySchema).then(
      hits.entryBills,
    ),
];

const byKana = (kana: string): Search[] => [
  () => readMany({ collection: 'talents', where: [], orderBy: ['kana', 'asc'], limit, startsWith: kana }, talentSchema).then(hits.talents),
  () =>
    readMany({ collection: 'officeClients', where: [], orderBy: ['kana', 'asc'], limit, startsWith: kana }, officeClientSchema).then(
      hits.clients,
    ),
  () =>
    readMany(
      { collection: 'officeClients', where: [], orderBy: ['company.kana', 'asc'], limit, startsWith: kana },
      officeClientSchema,
    ).then(hits.clients),
];

const byId = (id: string): Search[] => [
  () =>
    readMany({ collection: 'offers', group: true, where: [], orderBy: ['id', 'asc'], limit, startsWith: id }, offerSchema).then(
      hits.offers,
    ),
  () =>
    readMany({ collection: 'entries', group: true, where: [], orderBy: ['id', 'asc'], limit, startsWith: id }, entrySchema).then(
      hits.entries,
    ),
  () => readMany({ collection: 'jobs', where: [], orderBy: ['id', 'asc'], limit, startsWith: id }, jobSchema).then(hits.jobs),
  () =>
    readMany({ collection: 'officeAccounts', where: [], orderBy: ['id', 'asc'], limit, startsWith: id }, officeAccountSchema).then(
      hits.accounts,
    ),
  () =>
    readMany({ collection: 'officeClients', where: [], orderBy: ['billClientId', 'asc'], limit, startsWith: id }, officeClientSchema).then(
      hits.clients,
    ),
];

/** The first that meet all that is asked; what is only near is no hit here. */
const firstOf = async <Row>(kind: SearchKind, q: string, schema: z.ZodType<Row>): Promise<Row[]> => {
  const { rows, loosened } = await askSearch(kind, { q }, null);
  return loosened.length > 0 ? [] : rows.slice(0, limit).map((row) => schema.parse(row));
};

/** Casts that are shown and open jobs, by words anywhere: the members' search knows them all. */
const bySearch = (typed: string): Search[] => [
  () => firstOf('casts', typed, talentSchema).then(hits.talents),
  () => firstOf('jobs', typed, jobSchema).then(hits.jobs),
];

/** Words inside other names and titles are looked for among the newest so many: the database finds beginnings only. */
const NEWEST = 100;

const among = async <Row>(
  newest: ReturnType<typeof manyOnce<Row>>,
  textsOf: (row: Row) => readonly string[],
  typed: string,
): Promise<Row[]> => (await queryClient.fetchQuery(newest)).filter((row) => haveWords(textsOf(row), typed)).slice(0, limit);

const newestTalents = manyOnce({ collection: 'talents', where: [], orderBy: ['createdAt', 'desc'], limit: NEWEST }, talentSchema);
const newestClients = manyOnce(
  { collection: 'officeClients', where: [], orderBy: ['createdAt', 'desc'], limit: NEWEST },
  officeClientSchema,
);
const newestJobs = manyOnce({ collection: 'jobs', where: [], orderBy: ['createdAt', 'desc'], limit: NEWEST }, jobSchema);

const byWords = (typed: string): Search[] => [
  () => among(newestTalents, ({ name, kana }) => [name, kana], typed).then(hits.talents),
  () => among(newestClients, ({ name, kana, company }) => [name, kana, company.name, company.kana], typed).then(hits.clients),
  () => among(newestJobs, ({ title }) => [title], typed).then(hits.jobs),
];

/**
 * What a search asks, side by side: people by the beginning of a name, reading or company, or by a whole address; jobs by title, bills by number; all by
 * the beginning of an id; and by words anywhere: what members may find by their search, the rest among the newest, which are read once for all that is typed.
 */
export const searchesFor = ({ texts, kana, email, id }: Terms): readonly Search[] => [
  ...(id ? byId(id) : []),
  ...texts.flatMap(byText),
  ...(kana ? byKana(kana) : []),
  ...(email ? [() => accountsOfAddress(email).then(hits.accounts)] : bySearch(texts[0] ?? '')),
  ...byWords(texts[0] ?? ''),
];
