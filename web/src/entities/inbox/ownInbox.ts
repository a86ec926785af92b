import { inboxPath, inboxSchema } from '#projections/inbox/inbox.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

/**
 * Counts of waiting items: offers, entries, settlements and reviews to act on, messages and
 * notifications to read.
 */
export type Counts = Readonly<Record<'offers' | 'entries' | 'settlements' | 'reviews' | 'messages' | 'notices', number>>;
const nothing: Counts = { offers: 0, entries: 0, settlements: 0, reviews: 0, messages: 0, notices: 0 };

const counted = inboxSchema.transform(
  ({ offers, entries, settlements = [], reviews, messages, notices }): Counts => ({
    offers: offers.length,
    entries: entries.length,
    settlements: settlements.length,
    reviews: reviews.length,
    messages: Object.values(messages).reduce((sum, unread) => sum + unread, 0),
    notices,
  }),
);

/**
 * The counts of the signed-in user, live; undefined while loading. All badges share this one
 * document.
 */
export const useOwnInbox = (): Counts | undefined => {
  const { data } = useOne(inboxPath(useUid()), counted);
  // There is no document before the first item.
  return data === null ? nothing : data;
};
