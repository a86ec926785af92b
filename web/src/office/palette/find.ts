import { entrySchema } from '#projections/entries.ts';
import { jobSchema } from '#projections/jobs.ts';
import { offerSchema } from '#projections/offers.ts';
import { officeAccountSchema } from '#projections/officeAccounts.ts';
import { officeClientSchema } from '#projections/officeClients.ts';
import { talentSchema } from '#projections/talents.ts';
import { rowsOf, rowsWithPrefix } from '#web/shared/data/prefix.ts';
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
  () => rowsOf({ collection: 'offers', group: true, where: [['id', '==', id]], limit: 1 }, offerSchema).then(hits.offers),
  () => rowsOf({ collection: 'entries', group: true, where: [['id', '==', id]], limit: 1 }, entrySchema).then(hits.entries),
  () => rowsOf({ collection: 'jobs', where: [['id', '==', id]], limit: 1 }, jobSchema).then(hits.jobs),
  () => rowsOf({ collection: 'officeAccounts', where: [['id', '==', id]], limit: 1 }, officeAccountSchema).then(hits.accounts),
];

/**
 * What a search asks, side by side: people by the beginning of a name, reading or company, or by a whole address;
 * jobs by title, bills by number; all by id.
 */
export const searchesFor = ({ texts, kana, email, id }: Terms): readonly Search[] => [
  ...(id ? byId(id) : []),
  ...texts.flatMap(byText),
  ...(kana ? byKana(kana) : []),
  ...(email ? [() => accountsOfAddress(email).then(hits.accounts)] : []),
];
