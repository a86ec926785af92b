import { EmailAuthProvider, reauthenticateWithCredential, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import { reportUnexplained } from '../platform/reportUnexplained.ts';
import { auth } from './auth.ts';

/** Its link changes the sign-in address and ends all sessions. */
export const requestEmailChange = async (email: string, password: string): Promise<void> => {
  const user = auth.currentUser;
  if (!user?.email) return;
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await verifyBeforeUpdateEmail(user, email, { url: location.origin });
};

/** Whether the user has a password; accounts of another service may have none. */
export const hasPassword = (): boolean =>
  auth.currentUser?.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID) ?? false;

/**
 * Confirms the user by the current password, then sets the new one. The change ends all sessions
 * that began before it, so this one begins again.
 */
export const changePassword = async (current: string, next: string): Promise<void> => {
  const user = auth.currentUser;
  if (!user?.email) return;
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  await updatePassword(user, next);
  // The password is changed, even if this fails; then the next call asks for a sign-in.
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, next)).catch(reportUnexplained);
};
