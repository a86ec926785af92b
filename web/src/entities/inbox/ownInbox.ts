import { inboxPath, inboxSchema } from '#projections/inbox/inbox.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

export type Counts = Readonly<Record<'offers' | 'entries' | 'settlements' | 'reviews' | 'messages' | 'notices', number>>;
type Own = Counts & { readonly blocked: readonly string[] };
const nothing: Own = { offers: 0, entries: 0, settlements: 0, reviews: 0, messages: 0, notices: 0, blocked: [] };

const own = inboxSchema.transform(
  ({ offers, entries, settlements = [], reviews, messages, notices, blocked = [] }): Own => ({
    offers: offers.length,
    entries: entries.length,
    settlements: settlements.length,
    reviews: reviews.length,
    messages: Object.values(messages).reduce((sum, unread) => sum + unread, 0),
    notices,
    blocked,
  }),
);

/** Undefined while loading. All badges share this one document. */
export const useOwnInbox = (): Own | undefined => {
  const { data } = useOne(inboxPath(useUid()), own);
  // There is no document before the first item.
  return data === null ? nothing : data;
};

/** The uids of the people whom the user blocked; none while loading. */
export const useBlocked = (): readonly string[] => (useOwnInbox() ?? nothing).blocked;

export const useUnblocked = <List extends { readonly rows: readonly unknown[] }>(
  list: List,
  uidOf: (row: List['rows'][number]) => string,
): List => {
  const blocked = useBlocked();
  return blocked.length === 0 ? list : { ...list, rows: list.rows.filter((row) => !blocked.includes(uidOf(row))) };
};
