/** What the list of open jobs reads, by its order. Apart from the query, so that it can be read before the list's own code is there. */
export const openJobs = {
  newest: { collection: 'jobs', where: [['status', '==', 'OPEN']], orderBy: ['createdAt', 'desc'], limit: 24, later: 48 },
  deadline: { collection: 'jobs', where: [['status', '==', 'OPEN']], orderBy: ['entryDeadline', 'asc'], limit: 24, later: 48 },
} as const;
