import { reportError } from './reportError.ts';
import { sendCommand } from './sendCommand.ts';

const told = new Set<string>();

/**
 * Tells the server once that somebody signed in with another address than their account has: it was
 * changed through a mail. The server takes it from the token. What fails now is told at the next
 * visit.
 */
export const syncEmail = async (uid: string): Promise<void> => {
  if (told.has(uid)) return;
  told.add(uid);
  await sendCommand('accounts', { commandId: crypto.randomUUID(), type: 'syncEmail' }).catch(reportError);
};
