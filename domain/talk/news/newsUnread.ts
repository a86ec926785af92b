/**
 * Whether there is news that the user has not seen (docs/specification.md, section 4): never
 * opened, or opened before the latest publication. Times in ms; null for never. Without published
 * news, false.
 */
export const newsUnread = (lastNewsOpenedAt: number | null, latestPublishedAt: number | null): boolean =>
  latestPublishedAt !== null && (lastNewsOpenedAt === null || lastNewsOpenedAt < latestPublishedAt);
