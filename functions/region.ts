export const REGION = 'asia-northeast1';
/** The queue, and the function that Cloud Tasks calls, for the deadlines of deals. */
export const QUEUE = 'deadlines';
