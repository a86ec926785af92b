import { useQuery } from '@tanstack/react-query';
import type { Journal, JournalCursor, JournalEntry, JournalSum } from '#domain/office/audit/journal.ts';
import type { JournalFilter } from '#domain/office/audit/journalFilter.ts';
import { accountName, memberName } from '#domain/people/account/memberName.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { answer, askFunction, recorded, useAnswerPages } from '#web/shared/data/reads/answers.ts';
import { manyOnce } from '#web/shared/data/reads/readOnce.ts';
import type { Purpose } from './history.ts';

const PAGE = 100;

/** A page with the id of its recorded access. */
type Look = Journal & { readonly commandId: string };

const readPage = async (filter: JournalFilter, after: JournalCursor | null, purpose: Purpose): Promise<Look> => {
  const commandId = crypto.randomUUID();
  return { ...(await askFunction<Journal>('audit', { type: 'journal', commandId, filter, after, limit: PAGE, purpose })), commandId };
};

/** Newest first. Never refetched automatically: each read is recorded. */
export const useJournal = (filter: JournalFilter) =>
  useAnswerPages<JournalEntry, JournalCursor, Look>('audit', { journal: filter }, (after) => readPage(filter, after, 'VIEW'), recorded);

/** Part of the same access as the first page. `sums` is undefined while loading. */
export const useJournalSums = (filter: JournalFilter, first: Look | undefined) => {
  const { data, isError, refetch } = useQuery({
    ...answer<readonly JournalSum[]>('audit', { type: 'journalSums', commandId: first?.commandId, filter }),
    ...recorded,
    enabled: first !== undefined && first.sums === null,
  });
  return { sums: first?.sums ?? data, isError, askAgain: refetch };
};

/** The limit of pages for a file: 10,000 acts. */
const PAGES = 100;

/** Reads all results of the filter for a file; the server records each page as read for a file. */
export const readWholeJournal = async (
  filter: JournalFilter,
): Promise<{ readonly rows: readonly JournalEntry[]; readonly isWhole: boolean }> => {
  const rows: JournalEntry[] = [];
  let after: JournalCursor | null = null;
  for (let page = 0; page < PAGES; page++) {
    const read: Journal = await readPage(filter, after, 'CSV');
    rows.push(...read.rows);
    after = read.next;
    if (after === null) break;
  }
  return { rows, isWhole: after === null };
};

const member = officeAccountSchema.transform((account) => ({ value: account.id, label: accountName(account) }));
const members = { collection: 'officeAccounts', where: [['isAdmin', '==', true]], orderBy: ['createdAt', 'desc'], limit: 100 } as const;

/** The office members, plus chosen or found accounts that have left the office since. */
export const useMembers = (rows: readonly JournalEntry[], chosen: string) => {
  const { data = [] } = useQuery(manyOnce(members, member));
  const names = new Map([
    ...(chosen ? [[chosen, memberName(null)] as const] : []),
    ...rows.map(({ uid, name }) => [uid, name] as const),
    ...data.map(({ value, label }) => [value, label] as const),
  ]);
  return [...names].map(([value, label]) => ({ value, label }));
};
