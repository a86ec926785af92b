/** What other features and the frame may use of the inbox. */
export { type Counts, useOwnInbox } from './queries/ownInbox.ts';
