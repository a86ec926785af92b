import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cardSources } from '#projections/cards.ts';
import { personalTraces } from '../effects/erasure/personalTraces.ts';
import { type CodeQuery, queriesIn } from './queriesInCode.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What names that are not written out stand for. One that is missing here fails the test below. */
const names: Readonly<Record<string, readonly string[]>> = {
  '{side}': ['client', 'talent'],
  '{kind}': ['industry', 'jobCategory', 'media'],
  '{dealCollection}': ['offers', 'entries'],
  '{dealKind}': ['offer', 'entry'],
  '{historyCollection}': ['jobChangeHistories', 'peopleHistories'],
  '{party}': ['clientId', 'talentId'],
};
/** The order of a long walk (functions/eventStore/longWalk.ts). */
const walked = { orders: [['createdAt', 'asc'] as const] };
/** Queries whose collections and fields come from data, file by file. */
const fromData: Readonly<Record<string, (query: CodeQuery) => readonly CodeQuery[]>> = {
  'functions/projections/cards.ts': (query) =>
    cardSources.flatMap(({ shownIn }) =>
      shownIn.map(({ collection, idField }) => ({ ...query, collection, filters: [[idField, '=='] as const], ...walked })),
    ),
  'functions/effects/erasure/wipeTraces.ts': (query) =>
    personalTraces.map(({ collection, idField }) => ({ ...query, collection, filters: [[idField, '=='] as const], ...walked })),
  'functions/effects/erasure/erasePerson.ts': (query) =>
    query.collection === '{collection}' ? ['jobs', 'jobDrafts'].map((collection) => ({ ...query, collection })) : [query],
  // Makes the queries of domain/desk/waitingLists.ts.
  'functions/effects/mail/sweepOfficeMails.ts': (query) => (['desks', 'officeAccounts'].includes(query.collection) ? [query] : []),
  // These put an order or a cursor on the queries of others.
  'functions/eventStore/longWalk.ts': () => [],
  'web/src/shared/data/readPages.ts': () => [],
  // Reads whole collections.
  'functions/replay/olderRelease.ts': (query) => (query.collection === '{collection}' ? [] : [query]),
  // Every combination of filters. What is added to the query is no query of its own.
  'functions/reads/selectBills.ts': (query) =>
    (query.group ? ['offers', 'entries'] : []).flatMap((collection) =>
      [[], ['billStatus'], ['clientId'], ['billStatus', 'clientId']].map((fields) => ({
        ...query,
        collection,
        filters: [...fields.map((field) => [field, '=='] as const), ...query.filters],
      })),
    ),
  // Rows of one act or of all that are no looks, of a member or of all; what narrows days and
  // amounts is in the order.
  'functions/reads/journal.ts': (query) =>
    ['act', 'isLook'].flatMap((kind) =>
      [[kind], [kind, 'uid']].map((fields) => ({
        ...query,
        collection: 'officeJournal',
        filters: fields.map((field) => [field, '=='] as const),
        orders: [['createdAt', 'desc'] as const, ['amount', 'desc'] as const],
      })),
    ),
  // By client or not; what narrows days and amounts is in the order.
  'web/src/office/bills/invoiceSearch.ts': (query) =>
    [[], ['clientId']].map((fields) => ({
      ...query,
      filters: fields.map((field) => [field, '=='] as const),
      orders: [...query.orders, ['total', 'desc'] as const],
    })),
  'functions/search/followRows.ts': (query) => [query.collection.includes('media') ? { ...query, collection: 'media' } : query],
  'functions/commands/guestContacts.ts': (query) => [{ ...query, collection: 'contactMessages' }],
  'functions/eventStore/readEvents.ts': (query) => [{ ...query, collection: 'events' }],
};

const expand = (query: CodeQuery): CodeQuery[] => {
  const known = fromData[query.file];
  if (known) return [...known(query)];
  const name = Object.keys(names).find((each) => JSON.stringify(query).includes(each));
  if (!name) return [query];
  return (names[name] ?? []).flatMap((value) => expand(JSON.parse(JSON.stringify(query).replaceAll(name, value)) as CodeQuery));
};

/**
 * What an index says of a field: its place in the order, or that it finds an array by what it
 * contains.
 */
export type Mode = 'asc' | 'desc' | 'contains';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
/** An index: of one field, or of several, those that are compared first. */
export type Need = {
  readonly collection: string;
  readonly scope: Scope;
  readonly fields: readonly (readonly [field: string, mode: Mode])[];
};

const isEquality = (operator: string) => operator === '==' || operator === 'in' || operator.startsWith('array-contains');

/** The index that Firestore needs for a query; null where the documents' names suffice. */
export const needOf = ({ collection, group, filters, orders }: CodeQuery): Need | null => {
  const isArray = (field: string) => filters.some(([of, operator]) => of === field && operator.startsWith('array-contains'));
  const equal = [...new Set(filters.filter(([, operator]) => isEquality(operator)).map(([field]) => field))].sort();
  const ranged = [...new Set(filters.filter(([, operator]) => !isEquality(operator)).map(([field]) => field))];
  const ordered = orders.filter(([field]) => !field.includes('documentId'));
  const sorted = [...ranged.filter((field) => !ordered.some(([by]) => by === field)).map((field) => [field, 'asc'] as const), ...ordered];
  // Several equalities have an index together: merging those of each reads all of a person's
  // documents, however few are found.
  const fields = [
    ...equal.map((field) => [field, isArray(field) ? 'contains' : 'asc'] as const),
    ...sorted.filter(([field]) => !equal.includes(field)),
  ];
  return fields.length > 0 ? { collection, scope: group ? 'COLLECTION_GROUP' : 'COLLECTION', fields } : null;
};

/**
 * Every query of the functions and of the web app, with the names filled in that come from data.
 */
export const queriesInCode = async (): Promise<CodeQuery[]> => {
  const files: string[] = [];
  for await (const file of glob(['domain/desk/*.ts', 'functions/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root }))
    if (!/\.test\.tsx?$/.test(file) && !file.endsWith('shared/data/reading.ts')) files.push(file);
  const found = await Promise.all(files.map(async (file) => (await queriesIn(`${root}/${file}`)).map((query) => ({ ...query, file }))));
  return found.flat().flatMap(expand);
};
