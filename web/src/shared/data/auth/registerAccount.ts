import { sendCommand } from '../commands/sendCommand.ts';
import { reportUnexplained } from '../platform/reportUnexplained.ts';
import { currentSession } from './session.ts';

const PAUSE = 3_000;
const underWay = new Map<string, Promise<void>>();

const isSignedIn = (uid: string): boolean => {
  const session = currentSession();
  return session.kind === 'user' && session.uid === uid;
};

const register = async (uid: string): Promise<void> => {
  const commandId = crypto.randomUUID();
  while (isSignedIn(uid)) {
    try {
      await sendCommand('accounts', { commandId, type: 'register' });
      return;
    } catch (error) {
      // After a sign-out the server refuses it; it is sent again at the next sign-in.
      if (!isSignedIn(uid)) return;
      // Nothing works without it, so it is tried until it succeeds; the same command id repeats
      // nothing.
      reportUnexplained(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
};

/**
 * Registers a verified sign-in whose token has no claims, once per visit; resolves when the server
 * knows the account.
 */
export const registerAccount = (): Promise<void> => {
  const session = currentSession();
  if (session.kind !== 'user' || !session.emailVerified) return Promise.resolve();
  const { claims, uid } = session;
  if (claims.role || claims.isAdmin || claims.suspended) return Promise.resolve();
  const known = underWay.get(uid) ?? register(uid);
  underWay.set(uid, known);
  return known;
};
