import { useQuery } from '@tanstack/react-query';
import type { Fields } from '#domain/audit/history.ts';
import { masterKinds } from '#domain/master/kinds.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { masterSchema } from '#projections/content/masters.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { rowsOf } from '#web/shared/data/prefix.ts';
import type { NameOf } from '../valueTexts.ts';

const people = ['clientId', 'talentId', 'ownerId', 'reporterId', 'adminCancelBy'];
const jobs = ['jobId'];
const masters = ['jobCategory', 'industry', 'media'];

/** As many ids as one query takes. */
const CHUNK = 30;

type Named = readonly (readonly [id: string, name: string])[];

const inChunks = async (ids: readonly string[], read: (some: readonly string[]) => Promise<Named>): Promise<Named> => {
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, at) => ids.slice(at * CHUNK, (at + 1) * CHUNK));
  return (await Promise.all(chunks.map(read))).flat();
};

const namesOfPeople = (ids: readonly string[]) =>
  inChunks(ids, async (some) =>
    (await rowsOf({ collection: 'officeAccounts', where: [['id', 'in', some]], limit: CHUNK }, officeAccountSchema)).map(
      ({ id, name, staffEmail, maskedEmail }) => [id, staffEmail ?? (name || maskedEmail)],
    ),
  );
const namesOfJobs = (ids: readonly string[]) =>
  inChunks(ids, async (some) =>
    (await rowsOf({ collection: 'jobs', where: [['id', 'in', some]], limit: CHUNK }, jobSchema)).map(({ id, title }) => [id, title]),
  );
const namesOfMasters = (ids: readonly string[]) =>
  inChunks(ids, async (some) => {
    const kinds = masterKinds.map((kind) =>
      rowsOf({ collection: `${kind}Master`, where: [['id', 'in', some]], limit: CHUNK }, masterSchema),
    );
    return (await Promise.all(kinds)).flat().map(({ id, name }) => [id, name]);
  });

/** The ids that stand in some fields, each once. */
const idsIn = (rows: readonly Fields[], fields: readonly string[]): string[] => {
  const values = rows.flatMap((row) => fields.flatMap((field) => row[field] ?? []));
  return [...new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''))].sort();
};

const useNamed = (what: string, ids: readonly string[], read: (ids: readonly string[]) => Promise<Named>): Named =>
  useQuery({ queryKey: ['names', what, ids], queryFn: () => read(ids), enabled: ids.length > 0 }).data ?? [];

/** What the ids name that stand in these rows of fields: people, jobs, masters. */
export const useNames = (rows: readonly Fields[]): NameOf => {
  const known = new Map([
    ...useNamed('people', idsIn(rows, people), namesOfPeople),
    ...useNamed('jobs', idsIn(rows, jobs), namesOfJobs),
    ...useNamed('masters', idsIn(rows, masters), namesOfMasters),
  ]);
  return (id) => known.get(id);
};
