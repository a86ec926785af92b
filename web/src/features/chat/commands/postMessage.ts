import type { DateAnswer, ProposedTime } from '#domain/talk/chat/dateAnswers.ts';
import type { MessageFile } from '#domain/talk/chat/fields.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';

/** Images as paths; the answers are to the times of the message `answerTo`. */
export type Saying = {
  readonly text: string;
  readonly pictures: readonly string[];
  readonly files: readonly MessageFile[];
  readonly dates: readonly ProposedTime[];
  readonly answerTo: string | null;
  readonly answers: readonly DateAnswer[];
};
export const saysNothing: Saying = { text: '', pictures: [], files: [], dates: [], answerTo: null, answers: [] };
/** `id` is the id that the stored message will have. */
export type Draft = Saying & { readonly commandId: string; readonly id: string };

/** Sends one message; the same draft sent again is still one message. Throws CommandError. */
export const postMessage = (roomId: string, { commandId, text, pictures, files, dates, answerTo, answers }: Draft) => {
  const sent = { commandId, roomId };
  if (answerTo !== null) return sendCommand('chats', { ...sent, type: 'answerDates', answerTo, answers });
  if (dates.length > 0) return sendCommand('chats', { ...sent, type: 'proposeDates', text, dates });
  return sendCommand('chats', { ...sent, type: 'post', text, pictures, files });
};
