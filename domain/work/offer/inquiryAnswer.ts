import { z } from 'zod';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { labelOf } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { yenRange } from '../../kernel/format/numbers.ts';
import { shortDay } from '../../kernel/format/times.ts';
import { messages } from '../../kernel/messages.ts';
import { step } from '../../kernel/words/row.ts';
import type { EventRow } from '../deal/definition.ts';
import type { Notices } from '../deal/sharedEvents.ts';
import { offerFields } from './fields.ts';
import { inquiryAnswerLabels, type inquiryAnswers } from './status.ts';

// The cast answers an inquiry before there are terms. The newest answer counts.

const { canCome, freeDays, feeFrom, feeTo, answerText, answerPrint } = offerFields;
/** The fields of the answer. Fees in yen, days in JST. */
export const inquiryAnswerFields = {
  canCome,
  freeDays,
  feeFrom: feeFrom.nullable(),
  feeTo: feeTo.nullable(),
  answerText,
};

/** Null for a fee that the cast did not name. */
export type InquiryAnswer = {
  readonly canCome: (typeof inquiryAnswers)[number];
  readonly freeDays: readonly string[];
  readonly feeFrom: number | null;
  readonly feeTo: number | null;
};
type Answered = InquiryAnswer & { readonly answerText: string };

/** What is wrong with an answer on a day (JST), by field. */
export const inquiryAnswerFaults = (answer: Answered, today: string): Readonly<Record<string, string>> => {
  const { canCome: can, freeDays: days, feeFrom: from, feeTo: to, answerText: said } = answer;
  const dayFault = days.length === 0 ? messages.required : days.some((day) => day < today) ? '過ぎた日は選べません' : null;
  return {
    ...(can === 'SOME_DAYS' && dayFault !== null && { freeDays: dayFault }),
    ...(from !== null && to !== null && from > to && { feeTo: '下限以上の額を入力してください' }),
    ...(can === 'CONDITIONS' && said === '' && { answerText: messages.required }),
  };
};

const detailsOf = ({ canCome: can, freeDays: days, feeFrom: from, feeTo: to, answerText: said }: Answered) => {
  const answer = { canCome: can, freeDays: can === 'SOME_DAYS' ? [...days].sort() : [], feeFrom: from, feeTo: to, answerText: said };
  return { ...answer, answerPrint: fingerprint(answer) };
};

/** Builder of the event data. Throws `invalid-argument` for a faulty answer. */
export const inquiryAnswerDetails = {
  answerInquiry: (command: Answered, _: object, { now }: DecisionContext) => {
    const faults = inquiryAnswerFaults(command, jstDate(now));
    if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
    return detailsOf(command);
  },
};
/** The same answer again has no effect. */
export const sameInquiryAnswer = {
  answerInquiry: (command: Answered, held: object): boolean => 'answerPrint' in held && held.answerPrint === detailsOf(command).answerPrint,
};

/** The answer as labelled rows, without its text. */
export const inquiryAnswerRows = ({ canCome: can, freeDays: days, feeFrom: from, feeTo: to }: InquiryAnswer): [string, string][] => [
  [labelOf(canCome), inquiryAnswerLabels[can]],
  ...(days.length === 0 ? [] : [[labelOf(freeDays), days.map(shortDay).join('、')] as [string, string]]),
  ...(from === null && to === null ? [] : [['希望の報酬（税抜）', rangeText(from, to)] as [string, string]]),
];
const rangeText = (from: number | null, to: number | null): string => {
  if (from === null) return `${yenRange(to ?? 0, to ?? 0)}まで`;
  return to === null ? `${yenRange(from, from)}から` : yenRange(from, to);
};

/** The event of an answer: stored form and words. */
export const inquiryAnswerEvents = ({ tellClient }: Notices) =>
  ({
    OfferInquiryAnswered: {
      data: {
        canCome,
        freeDays: z.array(z.string()),
        feeFrom: feeFrom.nullable(),
        feeTo: feeTo.nullable(),
        answerText: personal(z.string()),
        answerPrint,
      },
      words: {
        history: '問い合わせに回答',
        topic: 'offers',
        step: step(
          { client: '問い合わせへの回答が届きました', talent: '問い合わせに回答しました' },
          { client: 'キャストが問い合わせに回答しました。', talent: '問い合わせに回答しました。' },
        ),
        ...tellClient(
          '問い合わせへの回答が届きました',
          'キャストの回答を確認して、条件が決まったら、オファーへ進んでください。',
          '回答を確認してオファーへ進む',
        ),
      },
    },
  }) as const satisfies Readonly<Record<string, EventRow>>;
