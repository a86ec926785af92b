import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';

/** In the place of a text whose sender has left. */
export const erasedText = '退会した方のメッセージです。';

/** The last thing that was said in a room, in one line. */
export const lastWords = ({ uid, lastMessage }: Pick<ChatRoomReference, 'uid' | 'lastMessage'>): string => {
  if (!lastMessage) return 'まだメッセージはありません。';
  const { senderId, text, pictures } = lastMessage;
  const words = text === '' && pictures > 0 ? '画像を送信しました。' : (text ?? erasedText);
  return senderId === uid ? `あなた：${words}` : words;
};
