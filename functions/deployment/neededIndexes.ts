import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cardSources } from '#projections/cards.ts';
import { personalTraces } from '../effects/erasure/wipeTraces.ts';
import { ownParts } from '../reads/ownDataParts.ts';
import { type CodeQuery, queriesIn } from './queriesInCode.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Values of names that the code does not write out. A missing one fails indexes.test.ts. */
const names: Readonly<Record<string, readonly string[]>> = {
  '{side}': ['client', 'talent'],
  '{kind}': ['industry', 'jobCategory', 'media'],
  '{dealCollection}': ['offers', 'entries'],
  '{dealKind}': ['offer', 'entry'],
  '{historyCollection}': ['jobChangeHistories', 'peopleHistories'],
  '{party}': ['clientId', 'talentId'],
};
/** The order of a long walk (functions/eventStore/batchJob.ts). */
const walked = { orders: [['createdAt', 'asc'] as const] };
/** Queries whose collections and fields come from data, by file. */
const fromData: Readonly<Record<string, (query: CodeQuery) => readonly CodeQuery[]>> = {
  'functions/projections/cards.ts': (query) =>
    cardSources.flatMap(({ shownIn }) =>
      shownIn.map(({ collection, idField }) => ({ ...query, collection, filters: [[idField, '=='] as const], ...walked })),
    ),
  'functions/effects/erasure/wipeTraces.ts': (query) =>
    personalTraces.map(({ collection, idField, isList }) => ({
      ...query,
      collection,
      filters: [[idField, isList ? 'array-contains' : '=='] as const],
      ...walked,
    })),
  'functions/reads/ownData.ts': (query) =>
    (['talent', 'client'] as const).flatMap(ownParts).flatMap((part) =>
      part.kind === 'documents' && part.owner !== null
        ? [
            {
              ...query,
              collection: part.collection,
              group: true,
              filters: [[part.owner, '=='] as const, ...(part.only ? [[part.only.field, '=='] as const] : [])],
              ...walked,
            },
          ]
        : [],
    ),
  'functions/effects/erasure/erasePerson.ts': (query) =>
    query.collection === '{collection}' ? ['jobs', 'jobDrafts'].map((collection) => ({ ...query, collection })) : [query],
  // Runs the queries of domain/office/desk/waitingLists.ts.
  'functions/effects/mail/officeMails.ts': (query) => (['desks', 'officeAccounts'].includes(query.collection) ? [query] : []),
  // These only add an order or a cursor to the queries of others.
  'functions/eventStore/batchJob.ts': () => [],
  'web/src/shared/data/reads/readPages.ts': () => [],
  // Reads whole collections.
  'functions/replay/noteProgress.ts': (query) => (query.collection === '{collection}' ? [] : [query]),
  // All combinations of filters. A part that is added to a query is not a query.
  'functions/bills/selectBills.ts': (query) =>
    (query.group ? ['offers', 'entries'] : []).flatMap((collection) =>
      [[], ['billStatus'], ['clientId'], ['billStatus', 'clientId']].map((fields) => ({
        ...query,
        collection,
        filters: [...fields.map((field) => [field, '=='] as const), ...query.filters],
      })),
    ),
  // The same for settlements, whose month is a field. Those of several clients have no status.
  'functions/bills/settledBills.ts': (query) =>
    query.orders.length === 0
      ? [query].filter(({ collection }) => collection === 'settlements')
      : [
          ['billStatus'],
          ['billStatus', 'clientId'],
          ['billMonth', 'billStatus'],
          ['billMonth', 'billStatus', 'clientId'],
          ['billMonth', 'clientId'],
        ].map((fields) => ({ ...query, collection: 'settlements', filters: fields.map((field) => [field, '=='] as const) })),
  // Rows of one act, or of all acts that change something; of one member or all, about one object
  // or all. Ranges of days and amounts use the fields of the order.
  'functions/reads/journal.ts': (query) =>
    ['act', 'isLook'].flatMap((kind) =>
      [[kind], [kind, 'uid'], [kind, 'objects'], [kind, 'uid', 'objects']].map((fields) => ({
        ...query,
        collection: 'officeJournal',
        filters: fields.map((field) => [field, field === 'objects' ? 'array-contains' : '=='] as const),
        orders: [['createdAt', 'desc'] as const, ['amount', 'desc'] as const],
      })),
    ),
  // With or without a client. Ranges of days and amounts use the fields of the order.
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

/** How an index uses a field: ascending, descending, or by array elements. */
export type Mode = 'asc' | 'desc' | 'contains';
/** Whether an index is for one collection or for all collections of its id. */
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
/** An index with one or more fields; fields with equality filters come first. */
export type Need = {
  readonly collection: string;
  readonly scope: Scope;
  readonly fields: readonly (readonly [field: string, mode: Mode])[];
};

const isEquality = (operator: string) => operator === '==' || operator === 'in' || operator.startsWith('array-contains');

/** The index for a query; null if Firestore needs none beyond the document ids. */
export const needOf = ({ collection, group, filters, orders }: CodeQuery): Need | null => {
  const isArray = (field: string) => filters.some(([of, operator]) => of === field && operator.startsWith('array-contains'));
  const equal = [...new Set(filters.filter(([, operator]) => isEquality(operator)).map(([field]) => field))].sort();
  const ranged = [...new Set(filters.filter(([, operator]) => !isEquality(operator)).map(([field]) => field))];
  const ordered = orders.filter(([field]) => !field.includes('documentId'));
  const sorted = [...ranged.filter((field) => !ordered.some(([by]) => by === field)).map((field) => [field, 'asc'] as const), ...ordered];
  // Several equality filters get one index. Merging single-field indexes would read all documents
  // of a person.
  const fields = [
    ...equal.map((field) => [field, isArray(field) ? 'contains' : 'asc'] as const),
    ...sorted.filter(([field]) => !equal.includes(field)),
  ];
  return fields.length > 0 ? { collection, scope: group ? 'COLLECTION_GROUP' : 'COLLECTION', fields } : null;
};

/** Every query of the functions and the web app, with names from data filled in. */
export const queriesInCode = async (): Promise<CodeQuery[]> => {
  const files: string[] = [];
  for await (const file of glob(['domain/office/desk/*.ts', 'functions/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root }))
    if (!/\.test\.tsx?$/.test(file) && !file.endsWith('shared/data/reads/reading.ts')) files.push(file);
  const found = await Promise.all(files.map(async (file) => (await queriesIn(`${root}/${file}`)).map((query) => ({ ...query, file }))));
  return found.flat().flatMap(expand);
};
