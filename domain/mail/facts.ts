import { yenInText } from '../format/numbers.ts';
import { longTime, shortTime } from '../format/times.ts';

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

/** What tells mails of one kind apart in a list: the job, and until when an answer is awaited. Null where there is no job. */
export const aboutInWords = ({ jobTitle, answerDue }: Facts): string | null =>
  jobTitle ? `${jobTitle}${answerDue == null ? '' : `（回答期限 ${shortTime(answerDue)}）`}` : null;

/** The facts that are known, each with its label. */
export const factsInWords = (facts: Facts, peer: string): [label: string, value: string][] => {
  const { jobTitle, peerName, fee, scheduleToClose, answerDue, publishDue, code, codeExpires, unreadCount, reason } = facts;
  const known: [string, string | undefined][] = [
    ['お仕事', jobTitle],
    [peer, peerName],
    ['報酬（税抜）', fee == null ? undefined : yenInText(fee)],
    ['終了日', scheduleToClose == null ? undefined : longTime(scheduleToClose)],
    ['回答期限', answerDue == null ? undefined : longTime(answerDue)],
    ['評価の期限', publishDue == null ? undefined : longTime(publishDue)],
    ['確認コード', code],
    ['確認の期限', codeExpires === undefined ? undefined : longTime(codeExpires)],
    ['未読', unreadCount === undefined ? undefined : `${unreadCount}件`],
    ['理由', reason],
  ];
  return known.flatMap(([label, value]) => (value ? [[label, value]] : []));
};
