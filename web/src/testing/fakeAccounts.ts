import { vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import type { Enrollment, Factor } from '#web/shared/data/auth/secondFactor.ts';

/**
 * Replaces signIn.ts, credentials.ts, secondFactor.ts and ownSession.ts of shared/data/auth in
 * component tests: each call of the accounts library succeeds and is kept until the end of its
 * test.
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
/** Accounts of another service have no password. */
export const hasPassword = vi.fn(() => true);
/** No authenticator app is enrolled, unless a test enrols one. */
export const enrolledFactors = vi.fn((): Factor[] => []);
export const removeFactor = succeeds();
export const beginEnrollment = vi.fn(
  async (): Promise<Enrollment> => ({ secretKey: '23456723', address: 'otpauth://totp/site', confirm: async () => undefined }),
);
export const ownSignIn = async (): Promise<number> => NOON;

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
  removeFactor,
};

export const accountCalls = (): string[] => Object.entries(calls).flatMap(([name, { mock }]) => mock.calls.map(() => name));

export const resetAccounts = (): void => {
  for (const call of [...Object.values(calls), hasPassword, enrolledFactors, beginEnrollment]) call.mockReset();
};
