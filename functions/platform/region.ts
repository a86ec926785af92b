/** The region of all functions and of the database. */
export const REGION = 'asia-northeast1';
/** The queue of entity deadlines. Cloud Tasks calls the function of the same name. */
export const DEADLINES_QUEUE = 'deadlines';
/** The queue of movies to transcode. Cloud Tasks calls the function of the same name. */
export const MOVIES_QUEUE = 'movies';
