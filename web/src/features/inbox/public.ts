/** The exports of this feature for other features and the frame. */
export { type Counts, useOwnInbox } from './queries/ownInbox.ts';
