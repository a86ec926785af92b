import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { officeClientSchema } from '#projections/client/officeClients.schema.ts';
import { entrySchema } from '#projections/deal/entries.schema.ts';
import { offerSchema } from '#projections/deal/offers.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { rowsOf, rowsWithPrefix } from '#web/shared/data/prefix.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { haveWords } from '#web/shared/search/words.ts';
import { accountsOfAddress } from '../accounts/queries/officeAccounts.ts';
import * as hits from './hits.ts';
import type { Terms } from './terms.ts';

/** As many of each kind: who wants more types more. */
const limit = 5;

/** One of the questions that a search asks. */
type Search = () => Promise<hits.Hit[]>;

const byText = (text: string): Search[] => [
  () => rowsWithPrefix({ collection: 'talents', where: [], orderBy: ['name', 'asc'], limit }, text, talentSchema).then(hits.talents),
  () =>
    rowsWithPrefix({ collection: 'officeClients', where: [], orderBy: ['name', 'asc'], limit }, text, officeClientSchema).then(
      hits.clients,
    ),
  () =>
    rowsWithPrefix({ collection: 'officeClients', where: [], orderBy: ['company.name', 'asc'], limit }, text, officeClientSchema).then(
      hits.clients,
    ),
  () => rowsWithPrefix({ collection: 'jobs', where: [], orderBy: ['title', 'asc'], limit }, text, jobSchema).then(hits.jobs),
  () =>
    rowsWithPrefix({ collection: 'offers', group: true, where: [], orderBy: ['billId', 'asc'], limit }, text, offerSchema).then(hits.bills),
  () =>
    rowsWithPrefix({ collection: 'entries', group: true, where: [], orderBy: ['billId', 'asc'], limit }, text, entrySchema).then(
      hits.entryBills,
    ),
];

const byKana = (kana: string): Search[] => [
  () => rowsWithPrefix({ collection: 'talents', where: [], orderBy: ['kana', 'asc'], limit }, kana, talentSchema).then(hits.talents),
  () =>
    rowsWithPrefix({ collection: 'officeClients', where: [], orderBy: ['kana', 'asc'], limit }, kana, officeClientSchema).then(
      hits.clients,
    ),
  () =>
    rowsWithPrefix({ collection: 'officeClients', where: [], orderBy: ['company.kana', 'asc'], limit }, kana, officeClientSchema).then(
      hits.clients,
    ),
];

const byId = (id: string): Search[] => [
  () => rowsWithPrefix({ collection: 'offers', group: true, where: [], orderBy: ['id', 'asc'], limit }, id, offerSchema).then(hits.offers),
  () =>
    rowsWithPrefix({ collection: 'entries', group: true, where: [], orderBy: ['id', 'asc'], limit }, id, entrySchema).then(hits.entries),
  () => rowsWithPrefix({ collection: 'jobs', where: [], orderBy: ['id', 'asc'], limit }, id, jobSchema).then(hits.jobs),
  () =>
    rowsWithPrefix({ collection: 'officeAccounts', where: [], orderBy: ['id', 'asc'], limit }, id, officeAccountSchema).then(hits.accounts),
  () =>
    rowsWithPrefix({ collection: 'officeClients', where: [], orderBy: ['billClientId', 'asc'], limit }, id, officeClientSchema).then(
      hits.clients,
    ),
];

/** Words inside names and titles are looked for among the newest so many: the database finds beginnings only. */
const NEWEST = 100;

const fitting = <Row>(read: Promise<readonly Row[]>, textsOf: (row: Row) => readonly string[], typed: string): Promise<Row[]> =>
  read.then((rows) => rows.filter((row) => haveWords(textsOf(row), typed)).slice(0, limit));

const newest = <Row>(what: string, read: () => Promise<Row[]>): Promise<Row[]> =>
  queryClient.fetchQuery({ queryKey: ['palette', 'newest', what], queryFn: read });

const byWords = (typed: string): Search[] => [
  () =>
    fitting(
      newest('talents', () => rowsOf({ collection: 'talents', where: [], orderBy: ['createdAt', 'desc'], limit: NEWEST }, talentSchema)),
      ({ name, kana }) => [name, kana],
      typed,
    ).then(hits.talents),
  () =>
    fitting(
      newest('clients', () =>
        rowsOf({ collection: 'officeClients', where: [], orderBy: ['createdAt', 'desc'], limit: NEWEST }, officeClientSchema),
      ),
      ({ name, kana, company }) => [name, kana, company.name, company.kana],
      typed,
    ).then(hits.clients),
  () =>
    fitting(
      newest('jobs', () => rowsOf({ collection: 'jobs', where: [], orderBy: ['createdAt', 'desc'], limit: NEWEST }, jobSchema)),
      ({ title }) => [title],
      typed,
    ).then(hits.jobs),
];

/**
 * What a search asks, side by side: people by the beginning of a name, reading or company, or by a whole address; jobs by title, bills by number; all by
 * the beginning of an id; and by words anywhere in names and titles among the newest. Those are read once a search, for all that is typed.
 */
export const searchesFor = ({ texts, kana, email, id }: Terms): readonly Search[] => [
  ...(id ? byId(id) : []),
  ...texts.flatMap(byText),
  ...(kana ? byKana(kana) : []),
  ...byWords(texts[0] ?? ''),
  ...(email ? [() => accountsOfAddress(email).then(hits.accounts)] : []),
];
