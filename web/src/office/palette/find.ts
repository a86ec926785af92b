import { clientSchema } from '#projections/clients.ts';
import { entrySchema } from '#projections/entries.ts';
import { jobSchema } from '#projections/jobs.ts';
import { offerSchema } from '#projections/offers.ts';
import { talentSchema } from '#projections/talents.ts';
import { userSchema } from '#projections/users.ts';
import { rowsOf, rowsWithPrefix } from '#web/shared/data/prefix.ts';
import * as hits from './hits.ts';
import type { Terms } from './terms.ts';

/** As many of each kind: who wants more types more. */
const limit = 5;

/** One of the questions that a search asks. */
type Search = () => Promise<hits.Hit[]>;

const byText = (text: string): Search[] => [
  () => rowsWithPrefix({ collection: 'talents', where: [], orderBy: ['name', 'asc'], limit }, text, talentSchema).then(hits.talents),
  () => rowsWithPrefix({ collection: 'clients', where: [], orderBy: ['name', 'asc'], limit }, text, clientSchema).then(hits.clients),
  () =>
    rowsWithPrefix({ collection: 'clients', where: [], orderBy: ['company.name', 'asc'], limit }, text, clientSchema).then(hits.clients),
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
  () => rowsWithPrefix({ collection: 'clients', where: [], orderBy: ['kana', 'asc'], limit }, kana, clientSchema).then(hits.clients),
  () =>
    rowsWithPrefix({ collection: 'clients', where: [], orderBy: ['company.kana', 'asc'], limit }, kana, clientSchema).then(hits.clients),
];

const byEmail = (email: string): Search[] => [
  () => rowsWithPrefix({ collection: 'users', where: [], orderBy: ['email', 'asc'], limit }, email, userSchema).then(hits.accounts),
];

const byId = (id: string): Search[] => [
  () => rowsOf({ collection: 'offers', group: true, where: [['id', '==', id]], limit: 1 }, offerSchema).then(hits.offers),
  () => rowsOf({ collection: 'entries', group: true, where: [['id', '==', id]], limit: 1 }, entrySchema).then(hits.entries),
  () => rowsOf({ collection: 'jobs', where: [['id', '==', id]], limit: 1 }, jobSchema).then(hits.jobs),
  () => rowsOf({ collection: 'users', where: [['id', '==', id]], limit: 1 }, userSchema).then(hits.accounts),
];

/** What a search asks, side by side: people by the beginning of a name, reading, company or address; jobs by title, bills by number; all by id. */
export const searchesFor = ({ texts, kana, email, id }: Terms): readonly Search[] => [
  ...(id ? byId(id) : []),
  ...texts.flatMap(byText),
  ...(kana ? byKana(kana) : []),
  ...(email ? byEmail(email) : []),
];
