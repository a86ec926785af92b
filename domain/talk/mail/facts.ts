import { labelOf } from '../../kernel/fieldMeta.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { fullDay, longTime, shortTime } from '../../kernel/format/times.ts';
import { arrow, diffRows, termsDiffOf } from '../../work/deal/changeWords.ts';
import { dealFields, proxyChannelLabels, type ReasonCode } from '../../work/deal/fields.ts';
import { reasonInWords } from '../../work/deal/reasonLabels.ts';
import { sideNames } from '../../work/deal/statusView.ts';
import { guardianFields } from '../../work/guardian/fields.ts';
import { holdFields } from '../../work/hold/fields.ts';
import { positionName } from '../../work/hold/holds.ts';
import { offerFields } from '../../work/offer/fields.ts';
import { type InquiryAnswer, inquiryAnswerRows } from '../../work/offer/inquiryAnswer.ts';

/**
 * Facts about a deal in a mail, in this order. Times in ms, fee in yen. Missing facts are omitted.
 */
export type Facts = {
  readonly jobTitle?: string | undefined;
  readonly peerName?: string | undefined;
  /** The client's words with an inquiry or an offer. */
  readonly message?: string | null | undefined;
  readonly answerDue?: number | null | undefined;
  /** What the reader has to do until then. */
  readonly dueName?: string | undefined;
  readonly proposalDue?: number | undefined;
  readonly publishDue?: number | null | undefined;
  readonly code?: string | undefined;
  readonly codeExpires?: number | undefined;
  readonly answerUntil?: number | undefined;
  readonly unreadCount?: number | undefined;
  readonly calledOffBy?: keyof typeof sideNames | undefined;
  readonly cancelFeeMax?: number | undefined;
  readonly cancelFee?: number | undefined;
  readonly channel?: string | undefined;
  readonly heardAt?: number | undefined;
  readonly proxyDue?: number | undefined;
  /** Of a hold: its days (JST), position and end. */
  readonly days?: readonly string[] | undefined;
  readonly position?: number | undefined;
  readonly endsAt?: number | undefined;
  readonly reasonCode?: ReasonCode | null | undefined;
  readonly reason?: string | null | undefined;
  readonly answerText?: string | null | undefined;
} & Partial<InquiryAnswer> &
  Parameters<typeof termsDiffOf>[0];

const answerDueLabel = labelOf(dealFields.answerDue);

/** The job and the answer deadline, to tell mails of one kind apart. null without a job. */
export const aboutInWords = ({ jobTitle, answerDue, dueName = answerDueLabel }: Facts): string | null =>
  jobTitle ? `${jobTitle}${answerDue == null ? '' : `（${dueName} ${shortTime(answerDue)}）`}` : null;

/** The channel of an answer; undefined for an unknown one. */
const channelText = (channel: string | undefined): string | undefined =>
  (proxyChannelLabels as Readonly<Record<string, string>>)[channel ?? ''];

export const factsInWords = (facts: Facts, peer: string): [label: string, value: string][] => {
  const { jobTitle, peerName, message, fee, scheduleToClose, answerDue, publishDue, code, codeExpires, answerUntil, unreadCount } = facts;
  const { dueName = answerDueLabel, calledOffBy, cancelFeeMax, cancelFee, channel, heardAt, proxyDue, proposalDue } = facts;
  const changed = diffRows(termsDiffOf(facts)).map((row): [string, string] => [row.label, arrow(row)]);
  const isChanged = (label: string): boolean => changed.some(([each]) => each === label);
  const known: [string, string | undefined][] = [
    [labelOf(dealFields.jobId), jobTitle],
    [peer, peerName],
    [labelOf(offerFields.message), message ?? undefined],
    ...(facts.canCome ? inquiryAnswerRows(facts as InquiryAnswer) : []),
    [labelOf(offerFields.answerText), facts.answerText || undefined],
    [labelOf(dealFields.fee), fee == null ? undefined : formatYen(fee)],
    [labelOf(dealFields.scheduleToClose), scheduleToClose == null ? undefined : longTime(scheduleToClose)],
    [dueName, answerDue == null ? undefined : longTime(answerDue)],
    [labelOf(dealFields.proposalDue), proposalDue === undefined ? undefined : longTime(proposalDue)],
    ['評価の期限', publishDue == null ? undefined : longTime(publishDue)],
    ['確認コード', code],
    ['確認の期限', codeExpires === undefined ? undefined : longTime(codeExpires)],
    [labelOf(guardianFields.expiresAt), answerUntil === undefined ? undefined : longTime(answerUntil)],
    ['未読', unreadCount === undefined ? undefined : `${unreadCount}件`],
    [labelOf(dealFields.calledOffBy), calledOffBy && sideNames[calledOffBy]],
    [labelOf(dealFields.cancelFeeMax), cancelFeeMax === undefined ? undefined : formatYen(cancelFeeMax)],
    [labelOf(dealFields.cancelFee), cancelFee === undefined ? undefined : formatYen(cancelFee)],
    [labelOf(dealFields.channel), channelText(channel)],
    [labelOf(dealFields.heardAt), heardAt === undefined ? undefined : longTime(heardAt)],
    [labelOf(dealFields.proxyDue), proxyDue === undefined ? undefined : longTime(proxyDue)],
    [labelOf(holdFields.days), facts.days?.map(fullDay).join('、')],
    [labelOf(holdFields.position), facts.position === undefined ? undefined : positionName(facts.position)],
    [labelOf(holdFields.endsAt), facts.endsAt === undefined ? undefined : longTime(facts.endsAt)],
    [labelOf(dealFields.reason), reasonInWords(facts.reasonCode, facts.reason) ?? undefined],
  ];
  const others = known.flatMap(([label, value]): [string, string][] => (value && !isChanged(label) ? [[label, value]] : []));
  // Changed terms come after the job and the other side.
  const place = others.filter(([label]) => label === labelOf(dealFields.jobId) || label === peer).length;
  return [...others.slice(0, place), ...changed, ...others.slice(place)];
};
