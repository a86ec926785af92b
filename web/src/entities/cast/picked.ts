import { keptInput } from '#web/shared/forms/keptInput.ts';

/** How many casts can be asked together. */
export const MOST_ASKED = 20;

/**
 * The ids of the casts that the client has picked; they are kept while the client opens single
 * profiles.
 */
export const pickedCasts = (uid: string) => keptInput<readonly string[]>('pickedCasts', uid);
