/** The document path of a portfolio item, from the stream id that its command returned. */
export const mediaDocument = (uid: string, streamId: string): string => `talents/${uid}/media/${streamId.replace(/^media-/, '')}`;
