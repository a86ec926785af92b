import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { Side } from '#domain/kernel/commonFields.ts';
import type { DealStep } from '#domain/work/deal/steps.ts';
import type { Message } from '#projections/chat/chatRooms.schema.ts';

export type RoomLine =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'step'; readonly key: string; readonly text: string; readonly detail: string; readonly at: number }
  | { readonly kind: 'message'; readonly key: string; readonly message: Message };

type Room = {
  readonly messages: readonly Message[];
  readonly steps: readonly DealStep[];
  readonly side: Side;
  readonly peerId: string;
  /** The numbers that were unread when the room opened; later messages count as read. */
  readonly unread: { readonly from: number; readonly to: number };
  /** Deal events among messages that are not loaded would be at the wrong position. */
  readonly hasEarlier: boolean;
};

type Dated = { readonly at: number; readonly line: RoomLine };

const stepLines = ({ steps, side, hasEarlier, messages }: Room): Dated[] => {
  const from = hasEarlier ? (messages[0]?.createdAt ?? 0) : 0;
  return steps
    .filter(({ at }) => at >= from)
    .map(({ type, at, words, detail }) => ({ at, line: { kind: 'step', key: `${type}${at}`, text: words.chat[side], detail, at } }));
};

/**
 * Merges messages (oldest first) and deal events by time, with a line per day and one before the
 * first unread message.
 */
export const roomLines = (room: Room): RoomLine[] => {
  const { messages, peerId, unread } = room;
  const firstUnread = messages.find(({ senderId, number }) => senderId === peerId && number >= unread.from && number <= unread.to);
  const said = messages.map((message): Dated => ({ at: message.createdAt, line: { kind: 'message', key: message.id, message } }));
  let day = '';
  return [...stepLines(room), ...said]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, line }) => {
      const lines: RoomLine[] = [];
      if (jstDate(at) !== day) {
        day = jstDate(at);
        lines.push({ kind: 'day', key: day, at });
      }
      if (line.kind === 'message' && line.message === firstUnread) lines.push({ kind: 'unread', key: 'unread' });
      return [...lines, line];
    });
};

/** The last answers to the times of a message, among the loaded messages (oldest first). */
export const answersTo = (messages: readonly Message[], messageId: string): Message['answers'] =>
  messages.findLast(({ answerTo }) => answerTo === messageId)?.answers ?? [];
