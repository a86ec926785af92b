import { keptInput } from '#web/shared/forms/keptInput.ts';

/** How many casts are asked at once. */
export const MOST_ASKED = 20;

/**
 * The casts that the client picks to ask together, by id; they stay while the client looks at
 * single ones.
 */
export const pickedCasts = (uid: string) => keptInput<readonly string[]>('pickedCasts', uid);
