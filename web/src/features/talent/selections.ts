/**
 * What the cast list reads, by its order; by pages of 24: rows of 2, 3, 4 and 6 come out even. Apart from the query, so that it can be read before
 * the list's own code is there.
 */
export const publishedCasts = {
  recommended: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['viewOrder', 'asc'], limit: 24 },
  newest: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['createdAt', 'desc'], limit: 24 },
  liked: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['likedCount', 'desc'], limit: 24 },
} as const;
