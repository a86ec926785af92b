import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';

/** Records that the news up to a publication time (ms) were seen. */
export const openNews = (seenAt: number) => sendCommand('accounts', { commandId: crypto.randomUUID(), type: 'openNews', seenAt });
