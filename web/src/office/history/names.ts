import { useQueries } from '@tanstack/react-query';
import { z } from 'zod';
import type { Fields } from '#domain/office/audit/history.ts';
import { masterKinds } from '#domain/office/master/fields.ts';
import { accountName } from '#domain/people/account/memberName.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { masterSchema } from '#projections/content/masters.schema.ts';
import { dealParties } from '#projections/deal/deals.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { manyOnce } from '#web/shared/data/reads/readOnce.ts';
import { dayOf, partsOf } from './streamParts.ts';
import { kindOf, type NameOf } from './valueTexts.ts';

/** A reported id may be of two kinds; wrong ones find no name. */
const fieldsOf = {
  people: ['clientId', 'talentId', 'ownerId', 'reporterId', 'adminCancelBy', 'uid', 'accountId', 'subjectId', 'subjects'],
  jobs: ['jobId', 'subjectId'],
  deals: ['offerId', 'dealId'],
  masters: ['jobCategory', 'industry', 'media', 'competitionIn'],
  invoices: ['invoiceId'],
} as const;
type Named = keyof typeof fieldsOf;
const kinds = Object.keys(fieldsOf) as Named[];

/** The kind of object that each kind of stream has in its id. */
const ofStreams: Readonly<Record<string, Named>> = {
  account: 'people',
  talent: 'people',
  client: 'people',
  guardian: 'people',
  diary: 'people',
  savedSearch: 'people',
  job: 'jobs',
  around: 'jobs',
  offer: 'deals',
  entry: 'deals',
  chat: 'deals',
  review: 'deals',
  record: 'deals',
  invoice: 'invoices',
};

const limit = 30;

type Found = readonly [kind: Named, id: string];

const inStream = (stream: string): Found[] => {
  const { aggregate, id } = partsOf(stream);
  const day = dayOf(stream);
  const kind = ofStreams[aggregate];
  return day ? [['people', day.uid]] : kind ? [[kind, id]] : [];
};

/** All ids in a value, also in nested objects, by field name. */
const foundIn = (field: string, value: unknown): Found[] => {
  if (Array.isArray(value)) return value.flatMap((item) => foundIn(field, item));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, inner]) => foundIn(key, inner));
  if (typeof value !== 'string' || value === '') return [];
  const name = kindOf(field);
  if (name === 'target' || name === 'streamId') return inStream(value);
  return kinds.flatMap((kind) => ((fieldsOf[kind] as readonly string[]).includes(name) ? [[kind, value] as const] : []));
};

/** Whether a field holds the id of a person, a job, a deal, a master or a stream. */
export const holdsId = (field: string): boolean => {
  const name = kindOf(field);
  return name === 'target' || name === 'streamId' || kinds.some((kind) => (fieldsOf[kind] as readonly string[]).includes(name));
};

const namedDeal = z.object(dealParties).transform(({ id, job, talent }) => ({ id, name: `${job.title}（${talent.name}）` }));

const namedPerson = officeAccountSchema.transform((account) => ({ id: account.id, name: accountName(account) }));
/** Only readers of bills read it; for others an invoice has no name. */
const namedInvoice = z.object({ id: z.string(), number: z.string() }).transform(({ id, number }) => ({ id, name: number }));
const namedJob = jobSchema.transform(({ id, title }) => ({ id, name: title }));

/** Reads the names of all ids in these rows: people, jobs, deals and masters. */
export const useNames = (rows: readonly Fields[]): NameOf => {
  const found = rows.flatMap((row) => Object.entries(row).flatMap(([field, value]) => foundIn(field, value)));
  const idsOf = (wanted: Named): string[] => [...new Set(found.flatMap(([kind, id]) => (kind === wanted ? [id] : [])))].sort();
  const [ofDeals, ofMasters] = [idsOf('deals'), idsOf('masters')];
  const answers = useQueries({
    queries: [
      manyOnce({ collection: 'officeAccounts', where: [['id', 'in', idsOf('people')]], limit }, namedPerson),
      manyOnce({ collection: 'jobs', where: [['id', 'in', idsOf('jobs')]], limit }, namedJob),
      manyOnce({ collection: 'invoices', where: [['id', 'in', idsOf('invoices')]], limit }, namedInvoice),
      manyOnce({ collection: 'offers', group: true, where: [['id', 'in', ofDeals]], limit }, namedDeal),
      manyOnce({ collection: 'entries', group: true, where: [['id', 'in', ofDeals]], limit }, namedDeal),
      ...masterKinds.map((kind) => manyOnce({ collection: `${kind}Master`, where: [['id', 'in', ofMasters]], limit }, masterSchema)),
    ],
  });
  const known = new Map(answers.flatMap(({ data }) => data ?? []).map(({ id, name }) => [id, name]));
  return (id) => known.get(id);
};
