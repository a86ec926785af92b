import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import type { AuditionInvite } from '#projections/audition/auditions.schema.ts';
import type { Side } from '#web/entities/deal/kinds.ts';

export const inviteNext = ({ status, auditionKind, tape, tapeDue, result, isOpen, answerDue }: AuditionInvite, side: Side): string => {
  const isCast = side === 'talent';
  if (result !== null) return isCast ? 'クライアントから結果が届きました。' : '結果をお知らせしました。';
  if (status === 'LEFT') return 'このお仕事の選考が終わったため、オーディションも終わりました。';
  if (!isOpen) return 'このオーディションは終了しました。';
  switch (status) {
    case 'INVITED':
      return isCast ? `${longTime(answerDue)}までに回答してください。` : '回答を待っています。';
    case 'MOVED':
      return isCast ? `日時の変更について、${longTime(answerDue)}までに回答してください。` : '日時の変更の回答を待っています。';
    case 'OTHER_ASKED':
      return isCast ? 'クライアントが希望の日時を確認しています。' : '希望の日時を確認して、時間枠を変更してください。';
    case 'DECLINED':
      return isCast ? '参加しないことをお知らせしました。' : '参加できないと回答がありました。';
    case 'SILENT':
      return '期限までに回答がありませんでした。';
    default:
  }
  if (auditionKind !== 'SELF_TAPE') return isCast ? '当日、時間に余裕をもってお越しください。' : '参加の予定です。';
  if (tape === 'READY') return isCast ? '動画を提出しました。結果をお待ちください。' : '動画が届きました。';
  if (tape === 'PROCESSING') return '動画を変換しています。しばらくお待ちください。';
  if (tape === 'REMOVED') return `動画は、提出期限から${businessRules.auditionTapesKept / DAY}日が過ぎたため削除しました。`;
  if (tape === 'MISSED') return '期限までに動画が提出されませんでした。';
  return isCast ? `${longTime(tapeDue ?? 0)}までに動画を提出してください。` : '動画の提出を待っています。';
};
