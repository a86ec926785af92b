/** Why a movie could not be made ready to be shown; the words for it are those of `errorMessages`. */
export const transcodingFaults = [
  ...(['upload-missing', 'upload-unreadable'] as const),
  ...(['movie-too-long', 'movie-too-large', 'movie-unfinished'] as const),
] as const;
export type TranscodingFault = (typeof transcodingFaults)[number];

/** What can be seen of an item: a movie is made ready first, which may fail. */
export const mediaStates = ['PROCESSING', 'READY', 'FAILED'] as const;
