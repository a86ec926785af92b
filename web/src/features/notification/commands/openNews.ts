import { sendCommand } from '#web/shared/data/sendCommand.ts';

/** Says that the news up to that publication (ms) were seen. */
export const openNews = (seenAt: number) => sendCommand('accounts', { commandId: crypto.randomUUID(), type: 'openNews', seenAt });
