import { sendCommand } from '#web/shared/data/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/waitForVersion.ts';

export type Draft = { readonly commandId: string; readonly text: string };

/** Sends one message and resolves when the room shows it. The same draft sent again is one message. Throws CommandError. */
export const postMessage = async (roomId: string, { commandId, text }: Draft): Promise<void> => {
  const { version } = await sendCommand('chats', { commandId, type: 'post', roomId, text, pictures: [] });
  await waitForVersion(`chatRooms/${roomId}`, version);
};
