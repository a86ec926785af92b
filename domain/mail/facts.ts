import { jstDate } from '../kernel/jstCalendar.ts';

const OFFSET = 9 * 3_600_000;
const weekdays = ['日', '月', '火', '水', '木', '金', '土'];

/** A time (ms) in Asia/Tokyo in words: 2026年11月20日(金) 12:00. */
export const jstTimeInWords = (at: number): string => {
  const [year, month, day] = jstDate(at).split('-').map(Number);
  const local = new Date(at + OFFSET);
  const clock = `${local.getUTCHours()}:${String(local.getUTCMinutes()).padStart(2, '0')}`;
  return `${year}年${month}月${day}日(${weekdays[local.getUTCDay()]}) ${clock}`;
};

const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;

/** What a mail may tell of a deal, in this order; times in ms, fee in yen. */
export type Facts = {
  readonly jobTitle?: string | undefined;
  readonly peerName?: string | undefined;
  readonly fee?: number | null | undefined;
  readonly scheduleToClose?: number | null | undefined;
  readonly answerDue?: number | null | undefined;
  readonly publishDue?: number | null | undefined;
  readonly code?: string | undefined;
  readonly codeExpires?: number | undefined;
  readonly unreadCount?: number | undefined;
  readonly reason?: string | undefined;
};

/** The facts that are known, each with its label. */
export const factsInWords = (facts: Facts, peer: string): [label: string, value: string][] => {
  const { jobTitle, peerName, fee, scheduleToClose, answerDue, publishDue, code, codeExpires, unreadCount, reason } = facts;
  const known: [string, string | undefined][] = [
    ['お仕事', jobTitle],
    [peer, peerName],
    ['報酬', fee == null ? undefined : yen(fee)],
    ['終了日', scheduleToClose == null ? undefined : jstTimeInWords(scheduleToClose)],
    ['回答期限', answerDue == null ? undefined : jstTimeInWords(answerDue)],
    ['評価の期限', publishDue == null ? undefined : jstTimeInWords(publishDue)],
    ['確認コード', code],
    ['確認の期限', codeExpires === undefined ? undefined : jstTimeInWords(codeExpires)],
    ['未読', unreadCount === undefined ? undefined : `${unreadCount}件`],
    ['理由', reason],
  ];
  return known.flatMap(([label, value]) => (value ? [[label, value]] : []));
};
