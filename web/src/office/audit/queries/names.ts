import { useQueries } from '@tanstack/react-query';
import { accountName } from '#domain/account/memberName.ts';
import type { Fields } from '#domain/audit/history.ts';
import { masterKinds } from '#domain/master/kinds.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { masterSchema } from '#projections/content/masters.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { manyOnce } from '#web/shared/data/readOnce.ts';
import type { NameOf } from '../valueTexts.ts';

const people = ['clientId', 'talentId', 'ownerId', 'reporterId', 'adminCancelBy', 'subjects'];
const jobs = ['jobId'];
const masters = ['jobCategory', 'industry', 'media'];

const limit = 30;

/** The ids that stand in some fields, each once. */
const idsIn = (rows: readonly Fields[], fields: readonly string[]): string[] => {
  const values = rows.flatMap((row) => fields.flatMap((field) => row[field] ?? []));
  return [...new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''))].sort();
};

const namedPerson = officeAccountSchema.transform((account) => ({ id: account.id, name: accountName(account) }));
const namedJob = jobSchema.transform(({ id, title }) => ({ id, name: title }));

/** What the ids name that stand in these rows of fields: people, jobs, masters. */
export const useNames = (rows: readonly Fields[]): NameOf => {
  const ofMasters = idsIn(rows, masters);
  const answers = useQueries({
    queries: [
      manyOnce({ collection: 'officeAccounts', where: [['id', 'in', idsIn(rows, people)]], limit }, namedPerson),
      manyOnce({ collection: 'jobs', where: [['id', 'in', idsIn(rows, jobs)]], limit }, namedJob),
      ...masterKinds.map((kind) => manyOnce({ collection: `${kind}Master`, where: [['id', 'in', ofMasters]], limit }, masterSchema)),
    ],
  });
  const known = new Map(answers.flatMap(({ data }) => data ?? []).map(({ id, name }) => [id, name]));
  return (id) => known.get(id);
};
