/** The collections of docs/specification.md, section 3. */
export const specifiedCollections = [
  ...['chatRooms', 'reviews', 'messages', 'clients', 'industryMaster', 'jobCategoryMaster', 'jobs', 'mediaMaster', 'news', 'students'],
  ...['talents', 'users', 'chatRoomReferences', 'likedTalents', 'likedJobs', 'notifications', 'offers', 'entries', 'feeChangelogs'],
  ...['jobChangelogs', 'media', 'dairySummaries', 'jobChangeHistories', 'destinations'],
] as const;
