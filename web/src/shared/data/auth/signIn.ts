import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
} from 'firebase/auth';
import { auth } from './auth.ts';
import { publishUser } from './session.ts';
import { tellUser } from './userChange.ts';

export const signIn = async (email: string, password: string): Promise<void> => {
  await signInWithEmailAndPassword(auth, email, password);
};

/** Sends the verification mail, whose link leads to the site's base address. */
export const signUp = async (email: string, password: string): Promise<void> => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await sendEmailVerification(user, { url: location.origin });
};

export const resendVerification = async (): Promise<void> => {
  if (auth.currentUser) await sendEmailVerification(auth.currentUser, { url: location.origin });
};

/** Whether the address was verified in the meantime, in another tab or on another device. */
export const recheckVerification = async (): Promise<boolean> => {
  const user = auth.currentUser;
  if (!user) return false;
  await user.reload();
  if (!user.emailVerified) return false;
  // The old token still says "unverified", and callables read the token.
  await user.getIdToken(true);
  await publishUser(user);
  return true;
};

/**
 * Sends the mail to reset a password. The result never tells whether the address has an account,
 * whatever the setting of the project (docs/deploy.md) is.
 */
export const requestPasswordReset = async (email: string): Promise<void> => {
  try {
    await sendPasswordResetEmail(auth, email, { url: location.origin });
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'auth/user-not-found') throw error;
  }
};
export const resetPassword = (code: string, password: string): Promise<void> => confirmPasswordReset(auth, code, password);
export const confirmMailAction = (code: string): Promise<void> => applyActionCode(auth, code);

/** Live reads end first, because a listener without its user would miss permissions. */
export const signOut = async (): Promise<void> => {
  tellUser('leaving');
  await signOutOfFirebase(auth);
};
