import {
  type AuthProvider,
  browserPopupRedirectResolver,
  deleteUser,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  sendEmailVerification,
  signInWithCredential,
  signInWithPopup,
  TwitterAuthProvider,
  type UserCredential,
} from 'firebase/auth';
import { auth } from './auth.ts';

export type ProviderName = 'google' | 'twitter' | 'facebook';

const providers: Readonly<Record<ProviderName, () => AuthProvider>> = {
  google: () => new GoogleAuthProvider().addScope('email'),
  twitter: () => new TwitterAuthProvider(),
  facebook: () => new FacebookAuthProvider().addScope('email'),
};

const signInBy = async (name: ProviderName): Promise<UserCredential> => {
  if (__LOCAL_STACK__) return signInWithCredential(auth, await (await import('./localProviderChooser.ts')).chooseLocally(name));
  return signInWithPopup(auth, providers[name](), browserPopupRedirectResolver);
};

/**
 * Signs in or up with another service. The server needs a verified e-mail: an unverified one gets
 * our own mail, and an account without an e-mail is deleted.
 */
export const signInWithProvider = async (name: ProviderName): Promise<void> => {
  const result = await signInBy(name);
  if (!getAdditionalUserInfo(result)?.isNewUser) return;
  const { user } = result;
  if (!user.email) {
    await deleteUser(user);
    throw Object.assign(new Error('the service gave no e-mail address'), { code: 'app/email-missing' });
  }
  if (!user.emailVerified) await sendEmailVerification(user, { url: location.origin });
};
