/** Who reads a news item when it is published. A separate file, for pages that only read news. */
export const newsAudiences = ['all', 'client', 'talent'] as const;
export type NewsAudience = (typeof newsAudiences)[number];
