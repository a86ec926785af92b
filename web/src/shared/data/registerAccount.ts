import { sendCommand } from './sendCommand.ts';
import { currentSession } from './session.ts';

const asked = new Set<string>();

/** Sends `accounts.register` once for a verified sign-in whose token carries no claims yet. The decider ignores a second one. */
export const registerAccount = (): void => {
  const session = currentSession();
  if (session.kind !== 'user' || !session.emailVerified || asked.has(session.uid)) return;
  const { claims, uid } = session;
  if (claims.role || claims.isAdmin || claims.suspended) return;
  asked.add(uid);
  sendCommand('accounts', { commandId: crypto.randomUUID(), type: 'register' }).catch((error) => {
    asked.delete(uid); // tried again with the next token
    console.error('account could not be registered', error);
  });
};
