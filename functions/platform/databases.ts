/**
 * The database of people's keys, apart from the log: a backup of the one does not hold the other.
 */
export const KEYS_DATABASE = 'keys';
