import { EmailAuthProvider, reauthenticateWithCredential, verifyBeforeUpdateEmail } from 'firebase/auth';
import { auth } from './auth.ts';

/**
 * Proves who is at the keyboard with the password, then sends a mail to the new address. The
 * address to sign in with changes when that mail's link is used; every session ends then.
 */
export const requestEmailChange = async (email: string, password: string): Promise<void> => {
  const user = auth.currentUser;
  if (!user?.email) return;
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await verifyBeforeUpdateEmail(user, email, { url: location.origin });
};
