import { valueStore } from '#web/shared/data/platform/valueStore.ts';

const reason = valueStore<string | null>(null);

/**
 * Keeps the reason why a session ended for the next page; null after it was read, or after a
 * sign-in.
 */
export const keepSignOutReason = reason.set;

/** The reason why the user was signed out, or null. */
export const useSignOutReason = reason.use;
