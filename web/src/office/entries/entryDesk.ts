import type { Entry } from '#projections/deal/entries.schema.ts';
import { href } from '#web/app/href.ts';
import { entryDocument, openActions, viewOf } from '#web/features/entry/model.ts';
import { withBill } from '../deals/billNote.ts';
import type { Desk } from '../deals/desk.ts';
import { fieldName } from '../fieldName.ts';
import { useEntryHistory } from './queries/entryHistory.ts';
import { useOfficeEntries } from './queries/officeEntries.ts';
import { useOfficeEntry } from './queries/officeEntry.ts';

const gone = '退会したため、表示できません。';

/** Entries as the office's queue handles them: what a talent sent waits. */
export const entryDesk: Desk<Entry> = {
  callable: 'entries',
  aggregate: 'entry',
  noun: 'エントリー',
  whenEmpty: 'キャストがお仕事にエントリーすると、ここに表示されます。',
  listPath: href('officeEntries'),
  pathOf: (entryId) => href('officeEntry', { entryId }),
  named: (entryId) => ({ entryId }),
  documentOf: ({ jobId, id }) => entryDocument(jobId, id),
  viewOf: (entry) => withBill(viewOf(entry, 'office'), entry),
  openActions: (entry, now) => openActions(entry, 'office', now),
  waitingSince: ({ createdAt }) => createdAt,
  obstacle: () => null,
  approval: ({ talent, job, client }) => [
    `${talent.name}から${client.name}のお仕事「${job.title}」へのエントリー。`,
    '承認すると、クライアントに届き、選考を開始できるようになります。',
  ],
  factsOf: ({ pr, schedule, reason }) => [
    { term: fieldName('entry', 'pr'), value: pr ?? gone },
    { term: fieldName('entry', 'schedule'), value: schedule ?? gone },
    ...(reason ? [{ term: '見送り・否認の理由', value: reason }] : []),
  ],
  useList: useOfficeEntries,
  useDeal: useOfficeEntry,
  useHistory: useEntryHistory,
};
