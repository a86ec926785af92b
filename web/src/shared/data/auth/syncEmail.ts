import { sendCommand } from '../commands/sendCommand.ts';
import { reportUnexplained } from '../platform/reportUnexplained.ts';

const told = new Set<string>();

/**
 * Tells the server once if the sign-in address differs from the account's, after it was changed by
 * mail. The server reads it from the token. A failure is repeated at the next visit.
 */
export const syncEmail = async (uid: string): Promise<void> => {
  if (told.has(uid)) return;
  told.add(uid);
  await sendCommand('accounts', { commandId: crypto.randomUUID(), type: 'syncEmail' }).catch(reportUnexplained);
};
