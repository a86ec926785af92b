import { dealDocument } from '#projections/deal/deals.schema.ts';

/** Where an entry's read model stands. */
export const entryDocument = (jobId: string, entryId: string): string => dealDocument('entries', jobId, entryId);

/** The id of the entry that `enter` answered with: its stream is `entry-{id}`. */
export const entryIdOf = (streamId: string): string => streamId.replace(/^entry-/, '');
