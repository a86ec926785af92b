import {
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  reauthenticateWithCredential,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { siteName } from '#domain/kernel/siteName.ts';
import { auth } from './auth.ts';

// The second factor: one-time codes of an authenticator app (TOTP). Loaded on demand.

/** An enrolled authenticator app; `enrolledAt` in ms. */
export type Factor = { readonly id: string; readonly name: string; readonly enrolledAt: number };

const signedIn = (): User => {
  if (!auth.currentUser) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/user-token-expired' });
  return auth.currentUser;
};

/**
 * Completes a sign-in that stopped with `auth/multi-factor-auth-required`, with a code of the app.
 */
export const finishSignIn = async (stopped: unknown, code: string): Promise<void> => {
  const resolver = getMultiFactorResolver(auth, stopped as MultiFactorError);
  const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!hint) throw stopped;
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
};

export const enrolledFactors = (): Factor[] =>
  multiFactor(signedIn()).enrolledFactors.map(({ uid, displayName, enrollmentTime }) => ({
    id: uid,
    name: displayName ?? '認証アプリ',
    enrolledAt: Date.parse(enrollmentTime),
  }));

/** A secret for an app, typed or as an address; `confirm` with a code enrols it. */
export type Enrollment = { readonly secretKey: string; readonly address: string; readonly confirm: (code: string) => Promise<void> };

/** Starts an enrolment after the password is confirmed. */
export const beginEnrollment = async (password: string): Promise<Enrollment> => {
  const user = signedIn();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    secretKey: secret.secretKey,
    // The SDK does not encode Japanese, which some apps refuse.
    address: new URL(secret.generateQrCodeUrl(user.email ?? '', siteName)).href,
    confirm: async (code) => {
      await factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), '認証アプリ');
      // The current token does not have the second factor yet.
      await user.getIdToken(true);
    },
  };
};

export const removeFactor = (id: string): Promise<void> => multiFactor(signedIn()).unenroll(id);
