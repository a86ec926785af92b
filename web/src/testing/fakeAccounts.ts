import { vi } from 'vitest';

/**
 * Replaces signIn.ts and credentials.ts of shared/data/auth in component tests: each call of the
 * accounts library succeeds and is kept until the end of its test.
 */
const succeeds = () => vi.fn(async (): Promise<void> => undefined);

export const signIn = succeeds();
export const signUp = succeeds();
export const resendVerification = succeeds();
/** The address is not confirmed yet, unless a test says so. */
export const recheckVerification = vi.fn(async () => false);
export const requestPasswordReset = succeeds();
export const resetPassword = succeeds();
export const confirmMailAction = succeeds();
export const signOut = succeeds();
export const changePassword = succeeds();
export const hasPassword = () => true;

const calls = {
  signIn,
  signUp,
  resendVerification,
  recheckVerification,
  requestPasswordReset,
  resetPassword,
  confirmMailAction,
  signOut,
  changePassword,
};

/** The names of the functions that were called in this test. */
export const accountCalls = (): string[] => Object.entries(calls).flatMap(([name, { mock }]) => mock.calls.map(() => name));

/** Forgets the calls and answers of a test. */
export const resetAccounts = (): void => {
  for (const call of Object.values(calls)) call.mockReset();
};
