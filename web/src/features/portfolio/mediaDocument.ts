/** Where an item of a talent's portfolio stands, by the stream that its command answered with. */
export const mediaDocument = (uid: string, streamId: string): string => `talents/${uid}/media/${streamId.replace(/^media-/, '')}`;
