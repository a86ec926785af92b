import { sendCommand } from '#web/shared/data/sendCommand.ts';

/** Says that the other side's messages were seen up to that number. */
export const markRead = (roomId: string, upTo: number) =>
  sendCommand('chats', { commandId: crypto.randomUUID(), type: 'read', roomId, upTo });
