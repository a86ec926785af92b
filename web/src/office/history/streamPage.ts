import { href } from '#web/routing/href.ts';
import { dayOf, partsOf } from './streamParts.ts';

const account = (uid: string) => href('officeAccount', { uid });
const cast = (uid: string) => href('officeTalent', { uid });
const job = (jobId: string) => href('officeJob', { jobId });

const pages: Readonly<Record<string, (id: string) => string>> = {
  offer: (offerId) => `${href('officeOffer', { offerId })}?tab=recent`,
  entry: (entryId) => `${href('officeEntry', { entryId })}?tab=recent`,
  job,
  around: job,
  account,
  client: account,
  savedSearch: account,
  talent: cast,
  guardian: cast,
  diary: cast,
  contact: (contactId) => href('officeContact', { contactId }),
  news: (newsId) => href('officeNewsItem', { newsId }),
  master: (id) => `${href('officeMasters')}?tab=${id.split('_')[0]}`,
  operation: () => href('officeOperations'),
};

/** The address of the page for a stream's object; null if there is none. */
export const pageOfStream = (stream: string): string | null => {
  const day = dayOf(stream);
  const { aggregate, id } = partsOf(stream);
  return day ? account(day.uid) : (pages[aggregate]?.(id) ?? null);
};
