/**
 * Whether there is news that a person has not seen (spec section 4): never opened, or opened before
 * the latest publication. Times in ms; null: never. Nothing published is nothing unread.
 */
export const newsUnread = (lastNewsOpenedAt: number | null, latestPublishedAt: number | null): boolean =>
  latestPublishedAt !== null && (lastNewsOpenedAt === null || lastNewsOpenedAt < latestPublishedAt);
