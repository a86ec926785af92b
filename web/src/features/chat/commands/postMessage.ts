import { sendCommand } from '#web/shared/data/sendCommand.ts';

/** `id` is what the message will have once it stands in the room. */
export type Draft = { readonly commandId: string; readonly id: string; readonly text: string };

/** Sends one message; the same draft sent again is one message. Throws CommandError. */
export const postMessage = (roomId: string, { commandId, text }: Draft) =>
  sendCommand('chats', { commandId, type: 'post', roomId, text, pictures: [] });
