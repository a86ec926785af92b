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
/** Queries whose collections and fields come from data, file by file. */
const fromData: Readonly<Record<string, (query: CodeQuery) => readonly CodeQuery[]>> = {
  'functions/projections/cards.ts': (query) =>
    cardSources.flatMap(({ shownIn }) =>
      shownIn.map(({ collection, idField }) => ({ ...query, collection, filters: [[idField, '=='] as const] })),
    ),
  'functions/effects/erasure/wipeTraces.ts': (query) =>
    personalTraces.map(({ collection, idField }) => ({ ...query, collection, filters: [[idField, '=='] as const] })),
  'functions/effects/erasure/erasePerson.ts': (query) =>
    query.collection === '{collection}' ? ['jobs', 'jobDrafts'].map((collection) => ({ ...query, collection })) : [query],
  // Reads whole collections.
  'functions/replay/olderRelease.ts': (query) => (query.collection === '{collection}' ? [] : [query]),
  // Every combination of filters, in order and, for the total, with the amount. What is added to the query is no query of its own.
  'functions/reads/selectBills.ts': (query) =>
    (query.group ? ['offers', 'entries'] : []).flatMap((collection) =>
      [[], ['billStatus'], ['clientId'], ['billStatus', 'clientId']].flatMap((fields) =>
        [query.orders, [...query.orders, ['billFee', 'asc'] as const]].map((orders) => ({
          ...query,
          collection,
          filters: [...fields.map((field) => [field, '=='] as const), ...query.filters],
          orders,
        })),
      ),
    ),
  // Rows of one act or of all that are no looks, of a member or of all; what narrows days and amounts is in the order.
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

const isEquality = (operator: string) => operator === '==' || operator === 'in' || operator === 'array-contains';

export type Need = { readonly composite: string } | { readonly single: string };

/** What Firestore needs for a query: nothing beyond its automatic indexes, one for the whole group, or a composite one. */
export const needsOf = ({ collection, group, filters, orders }: CodeQuery): Need[] => {
  const equal = [...new Set(filters.filter(([, operator]) => isEquality(operator)).map(([field]) => field))];
  const ranged = [...new Set(filters.filter(([, operator]) => !isEquality(operator)).map(([field]) => field))];
  const ordered = orders.filter(([field]) => !field.includes('documentId'));
  const sorted = [...ranged.filter((field) => !ordered.some(([by]) => by === field)).map((field) => [field, 'asc'] as const), ...ordered];
  const scope = group ? 'COLLECTION_GROUP' : 'COLLECTION';
  const rest = sorted.filter(([field]) => !equal.includes(field));
  // Merging the indexes of several equalities reads all of a person's documents, however few are found.
  if (equal.length + rest.length > 1)
    return [{ composite: `${scope} ${collection}: ${[...equal].sort().join(' ')} / ${rest.map((each) => each.join(' ')).join(', ')}` }];
  return group
    ? [...equal, ...rest.map(([field, direction]) => `${field} ${direction}`)].map((field) => ({ single: `${collection}: ${field}` }))
    : [];
};

/** Every query of the functions and of the web app, with the names filled in that come from data. */
export const queriesInCode = async (): Promise<CodeQuery[]> => {
  const files: string[] = [];
  for await (const file of glob(['functions/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root }))
    if (!/\.test\.tsx?$/.test(file) && !file.endsWith('shared/data/reading.ts')) files.push(file);
  const found = await Promise.all(files.map(async (file) => (await queriesIn(`${root}/${file}`)).map((query) => ({ ...query, file }))));
  return found.flat().flatMap(expand);
};
