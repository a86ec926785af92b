/** Where a deal's read model stands. */
export const offerDocument = (jobId: string, offerId: string): string => `jobs/${jobId}/offers/${offerId}`;

/** The id of the deal that a creating command answered with: its stream is `offer-{id}`. */
export const offerIdOf = (streamId: string): string => streamId.replace(/^offer-/, '');
