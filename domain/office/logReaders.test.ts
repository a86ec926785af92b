import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AggregateName } from '../kernel/identifiers.ts';
import { isReader, officeReads } from '../kernel/officeParts.ts';
import { officeRoles } from '../kernel/officeRoles.ts';
import { aggregateNamed, allAggregates } from '../registry.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
/** The collection with the documents of an aggregate, as the office reads them. */
const collections: Partial<Record<AggregateName, string>> = {
  account: 'officeAccounts',
  talent: 'talents',
  client: 'officeClients',
  media: 'talents/{uid}/media',
  audit: 'officeJournal',
  job: 'jobs',
  offer: '{path=**}/offers',
  entry: '{path=**}/entries',
  review: '{path=**}/reviews',
  diary: 'diaries',
  student: 'officeStudents',
  guardian: 'guardians',
  report: 'reports',
  contact: 'contacts',
  invoice: 'invoices',
  closing: 'closings',
  priceList: 'priceLists',
  statementLayout: 'statementLayouts',
  payee: 'payees',
  payout: 'payouts',
  settlement: 'settlements',
  order: 'orders',
  hold: 'holds',
  audition: 'auditions',
  news: 'news',
  operation: 'parkedStreams',
  control: 'controls',
  favorite: 'likedTalents',
  notification: 'notifications',
  savedSearch: 'savedSearches',
  shortlist: 'shortlists',
};
/** What the rules of a collection say, up to the next collection. */
const block = (path: string): string => {
  const last = path.includes('**') ? path : path.split('/').at(-1);
  const start = rules.indexOf(`match /${last}/{`);
  expect([path, start]).not.toEqual([path, -1]);
  return rules.slice(start, rules.indexOf('match /', start + 7));
};
const partsIn = (text: string) => [...text.matchAll(/reads([A-Z]\w+)\(\)/g)].map(([, part]) => (part as string).toLowerCase());

test('the rest has no documents for browsers, or depends on the item', () =>
  expect(allAggregates.flatMap(({ name, readers }) => (name in collections ? [] : [[name, readers]]))).toEqual([
    ['master', 'content'],
    ['chat', 'requests'],
    ['record', 'bills'],
    ['countersign', 'byItem'],
    ['desk', 'byItem'],
    ['heldAct', 'byItem'],
    ['transfer', 'nobody'],
  ]));

test.each(Object.entries(collections))('%s is read by the same roles in the log and in the rules of %s', (name, path) => {
  const { readers } = aggregateNamed(name as AggregateName);
  const text = block(path as string);
  const parts = new Set(partsIn(text));
  const anyMember = /isOffice\(\)|if active\(\);/.test(text);
  for (const role of officeRoles) {
    const inRules =
      anyMember || [...parts].some((part) => (officeReads[part as keyof typeof officeReads] as readonly string[]).includes(role));
    expect([name, role, readers !== 'byItem' && isReader([role], readers as never)]).toEqual([name, role, inRules]);
  }
});
