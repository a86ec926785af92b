/** What the office uses of entries: what they are and allow, without the two sides' components. */
export { entryDocument } from './entryDocument.ts';
export { openActions, viewOf } from './openActions.ts';
