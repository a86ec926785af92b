import { auth } from './auth.ts';

/** When the user of this browser signed in (ms), which names the session; null for a guest. */
export const ownSignIn = async (): Promise<number | null> => {
  const token = await auth.currentUser?.getIdTokenResult();
  return token ? Date.parse(token.authTime) : null;
};
