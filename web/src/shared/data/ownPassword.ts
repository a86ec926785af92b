import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { auth } from './auth.ts';

/** Whether the signed-in user has a password at all: one who came by another service may not. */
export const hasPassword = (): boolean =>
  auth.currentUser?.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID) ?? false;

/** Proves who is at the keyboard with the current password, then sets the new one. */
export const changePassword = async (current: string, next: string): Promise<void> => {
  const user = auth.currentUser;
  if (!user?.email) return;
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  await updatePassword(user, next);
};
