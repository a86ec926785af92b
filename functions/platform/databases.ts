/** The database of people's keys. It is not the log's database, so no backup holds both. */
export const KEYS_DATABASE = 'keys';
