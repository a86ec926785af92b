import { EmailAuthProvider, reauthenticateWithCredential, verifyBeforeUpdateEmail } from 'firebase/auth';
import { auth } from './auth.ts';

/**
 * Confirms the user by password, then sends a mail to the new address. Its link changes the sign-in
 * address and ends all sessions.
 */
export const requestEmailChange = async (email: string, password: string): Promise<void> => {
  const user = auth.currentUser;
  if (!user?.email) return;
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await verifyBeforeUpdateEmail(user, email, { url: location.origin });
};
