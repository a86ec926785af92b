import { sendCommand } from '#web/shared/data/sendCommand.ts';

/** What somebody says: words, pictures (as paths), or both. */
export type Saying = { readonly text: string; readonly pictures: readonly string[] };
/** `id` is what the message will have once it stands in the room. */
export type Draft = Saying & { readonly commandId: string; readonly id: string };

/** Sends one message; the same draft sent again is one message. Throws CommandError. */
export const postMessage = (roomId: string, { commandId, text, pictures }: Draft) =>
  sendCommand('chats', { commandId, type: 'post', roomId, text, pictures });
