/** Contacts without an answer, the longest waiting first. */
export const waitingContacts = {
  collection: 'contacts',
  where: [['status', '==', 'WAITING']],
  orderBy: ['since', 'asc'],
  limit: 100,
} as const;
