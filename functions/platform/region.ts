export const REGION = 'asia-northeast1';
/**
 * The queues, each named like the function that Cloud Tasks calls for it: deadlines of entities,
 * and movies to transcode.
 */
export const DEADLINES_QUEUE = 'deadlines';
export const MOVIES_QUEUE = 'movies';
