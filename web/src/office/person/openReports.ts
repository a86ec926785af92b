/** Open reports, the longest waiting first. */
export const openReports = { collection: 'reports', where: [['status', '==', 'OPEN']], orderBy: ['createdAt', 'asc'], limit: 100 } as const;
