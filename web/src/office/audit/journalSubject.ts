import { savedLists } from '#domain/office/audit/fields.ts';
import type { JournalEntry } from '#domain/office/audit/journal.ts';
import { href } from '#web/routing/href.ts';
import { invoiceAt } from '../filters/billFilter.ts';
import { historyOf } from '../history/historyAddress.ts';
import { partsOf } from '../history/streamParts.ts';
import { aggregateTexts } from '../history/streamTexts.ts';

export type Subject = { readonly name: string; readonly about: string; readonly to: string | null };

/** A shortened id, shown where a name is missing. */
const short = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id);

/** What a member looked at that is no stream. */
const lists: Readonly<Record<string, string>> = {
  bills: '請求の一覧',
  search: '一致するアカウントのない検索',
  ...Object.fromEntries(Object.entries(savedLists).map(([list, { noun }]) => [list, `${noun}の一覧`])),
};

/** The subject for a stream that a member looked at, opened or repaired. */
const ofTarget = (target: string, person: JournalEntry['person']): Subject => {
  const { aggregate, id } = partsOf(target);
  if (aggregate === 'around') return { name: 'お仕事とその取引', about: short(id), to: historyOf('around', id) };
  const kind = aggregateTexts[aggregate];
  const list = lists[aggregate];
  if (list) return { name: list, about: '', to: null };
  if (!kind) return { name: '事務局の操作の一覧', about: '', to: null };
  return person
    ? { name: person.name, about: `${kind}の履歴`, to: historyOf(aggregate, id) }
    : { name: `${kind}の履歴`, about: short(id), to: historyOf(aggregate, id) };
};

const pages: Readonly<Record<string, (id: string) => string>> = {
  offer: (offerId) => `${href('officeOffer', { offerId })}?tab=recent`,
  entry: (entryId) => `${href('officeEntry', { entryId })}?tab=recent`,
  job: (jobId) => href('officeJob', { jobId }),
  account: (uid) => href('officeAccount', { uid }),
  client: (uid) => href('officeAccount', { uid }),
  ...Object.fromEntries(['talent', 'guardian', 'diary'].map((kind) => [kind, (uid: string) => href('officeTalent', { uid })])),
  contact: (contactId) => href('officeContact', { contactId }),
  news: (newsId) => href('officeNewsItem', { newsId }),
  closing: (month) => `${href('officeBills')}?${new URLSearchParams({ tab: 'CLIENTS', month })}`,
  master: () => href('officeMasters'),
  student: () => href('officeStudents'),
};

/** The page of an act's deal or person; without one, its history. */
export const subjectOf = ({ streamId, target, job, client, talent, person, invoice }: JournalEntry): Subject => {
  if (target !== null) return ofTarget(target, person);
  const { aggregate, id } = partsOf(streamId);
  const kind = aggregateTexts[aggregate] ?? aggregate;
  const parties = [client?.name, talent?.name].filter(Boolean).join(' → ');
  if (invoice !== null) return { name: `${kind} ${invoice}`, about: parties, to: href('officeBills') + invoiceAt(invoice) };
  const to = pages[aggregate]?.(id) ?? historyOf(aggregate, id);
  if (job) return { name: job.name || short(job.id), about: [aggregate === 'job' ? '' : kind, parties].filter(Boolean).join('・'), to };
  const name = person?.name ?? (parties || undefined);
  if (name) return { name, about: kind, to };
  return { name: kind, about: aggregate === 'audit' ? '' : short(id), to };
};
