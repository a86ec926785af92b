import { inboxPath, inboxSchema } from '#projections/inbox/inbox.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/**
 * How much waits: offers, entries and reviews to answer or write, messages and notifications to
 * read.
 */
export type Counts = Readonly<Record<'offers' | 'entries' | 'reviews' | 'messages' | 'notices', number>>;
const nothing: Counts = { offers: 0, entries: 0, reviews: 0, messages: 0, notices: 0 };

const counted = inboxSchema.transform(
  ({ offers, entries, reviews, messages, notices }): Counts => ({
    offers: offers.length,
    entries: entries.length,
    reviews: reviews.length,
    messages: Object.values(messages).reduce((sum, unread) => sum + unread, 0),
    notices,
  }),
);

/**
 * How much waits for the signed-in user, live; undefined until it is known. All badges share this
 * one document.
 */
export const useOwnInbox = (): Counts | undefined => {
  const { data } = useOne(inboxPath(useUid()), counted);
  // Until something has waited there is no document.
  return data === null ? nothing : data;
};
