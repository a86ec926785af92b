import { useQuery } from '@tanstack/react-query';
import { accountName } from '#domain/account/memberName.ts';
import type { JournalFilter } from '#domain/audit/commands.ts';
import type { Journal, JournalCursor, JournalEntry } from '#domain/audit/journal.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { askFunction, recorded, useAnswerPages } from '#web/shared/data/answers.ts';
import { manyOnce } from '#web/shared/data/readOnce.ts';
import type { Purpose } from './history.ts';

const PAGE = 100;

/** One page, recorded as read. */
const readPage = (filter: JournalFilter, after: JournalCursor | null, purpose: Purpose): Promise<Journal> =>
  askFunction<Journal>('audit', { type: 'journal', commandId: crypto.randomUUID(), filter, after, limit: PAGE, purpose });

/**
 * Reads the journal in pages, the newest first. It is never fetched again without a press, because
 * every look is recorded.
 */
export const useJournal = (filter: JournalFilter) =>
  useAnswerPages<JournalEntry, JournalCursor, Journal>('audit', { journal: filter }, (after) => readPage(filter, after, 'VIEW'), recorded);

/** So many pages at the most: a file of ten thousand acts. */
const PAGES = 100;

/** All that the filter finds, for a file; each page is recorded as read for one. */
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

/**
 * The members of the office, and whoever else is found or chosen: somebody who left the office
 * since.
 */
export const useMembers = (rows: readonly JournalEntry[], chosen: string) => {
  const { data = [] } = useQuery(manyOnce(members, member));
  const names = new Map([
    ...(chosen ? [[chosen, chosen] as const] : []),
    ...rows.map(({ uid, name }) => [uid, name] as const),
    ...data.map(({ value, label }) => [value, label] as const),
  ]);
  return [...names].map(([value, label]) => ({ value, label }));
};
