import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';

export const erasedText = '退会した方のメッセージです。';

const wordless = ({ kind, pictures, files }: NonNullable<ChatRoomReference['lastMessage']>): string => {
  if (kind === 'DATES') return '日程を提案しました。';
  if (kind === 'ANSWER') return '日程に回答しました。';
  const sent = [...(pictures > 0 ? ['画像'] : []), ...(files > 0 ? ['ファイル'] : [])];
  return sent.length > 0 ? `${sent.join('と')}を送信しました。` : '';
};

export const lastWords = ({ uid, lastMessage }: Pick<ChatRoomReference, 'uid' | 'lastMessage'>): string => {
  if (!lastMessage) return 'まだメッセージはありません。';
  const { senderId, text } = lastMessage;
  const words = text === '' ? wordless(lastMessage) : (text ?? erasedText);
  return senderId === uid ? `あなた：${words}` : words;
};
