import { accountName } from '#domain/people/account/memberName.ts';
import type { NamedHit } from '#domain/work/search/results.ts';
import type { OfficeAccount } from '../account/officeAccounts.schema.ts';
import type { OfficeClient } from '../client/officeClients.schema.ts';
import type { Job } from '../job/jobs.schema.ts';

/** The office's result for a person; null after they left. A company shows its contact person. */
export const hitOfPerson = (account: OfficeAccount | undefined, client: OfficeClient | undefined): NamedHit | null => {
  if (!account || account.deletedAt !== null) return null;
  const { id, kana, role } = account;
  const name = accountName(account);
  const about = [client && client.name !== name ? client.name : kana, client?.billClientId ?? ''].filter(Boolean).join('・');
  return { id, role, name, about };
};

/** The office's search result for a job; null if there is no job. */
export const hitOfPosting = (job: Job | undefined): NamedHit | null =>
  job ? { id: job.id, role: null, name: job.title, about: job.client.name } : null;
