import { inboxPath, inboxSchema } from '#projections/inbox/inbox.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

export type Counts = Readonly<Record<'offers' | 'entries' | 'settlements' | 'reviews' | 'messages' | 'notices', number>>;
export type Inbox = Counts & { readonly blocked: readonly string[] };
const nothing: Inbox = { offers: 0, entries: 0, settlements: 0, reviews: 0, messages: 0, notices: 0, blocked: [] };

const own = inboxSchema.transform(
  ({ offers, entries, settlements = [], reviews, messages, notices, blocked = [] }): Inbox => ({
    offers: offers.length,
    entries: entries.length,
    settlements: settlements.length,
    reviews: reviews.length,
    messages: Object.values(messages).reduce((sum, unread) => sum + unread, 0),
    notices,
    blocked,
  }),
);

/** All badges share this one document. There is none before the first item. */
export const useInbox = () => {
  const query = useOne(inboxPath(useUid()), own);
  return { query, inbox: query.data === null ? nothing : query.data };
};

/** Undefined while loading. */
export const useOwnInbox = (): Inbox | undefined => useInbox().inbox;

/** The uids of the people whom the user blocked; none while loading. */
export const useBlocked = (): readonly string[] => (useOwnInbox() ?? nothing).blocked;

export const useUnblocked = <List extends { readonly rows: readonly unknown[] }>(
  list: List,
  uidOf: (row: List['rows'][number]) => string,
): List => {
  const blocked = useBlocked();
  return blocked.length === 0 ? list : { ...list, rows: list.rows.filter((row) => !blocked.includes(uidOf(row))) };
};
