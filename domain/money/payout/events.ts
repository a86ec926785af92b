import type { Deadline } from '../../kernel/deadline.ts';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { streamIdOf } from '../../kernel/identifiers.ts';
import { keptUntilOf } from '../../kernel/retention.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { type PayoutStatus, payoutFields } from './fields.ts';
import { payoutSums } from './statement.ts';

const { talentId, month, no, lines, titles, name, isCompany, registration, payBy, fixedAt, agreeBy, agreedBy } = payoutFields;
const { reason, transferId, to, day, at, keptUntil } = payoutFields;

export type Known = {
  readonly status: PayoutStatus;
  readonly talentId: string;
  readonly month: string;
  readonly no: number;
  /** The fingerprint of the statement. */
  readonly content: number;
  readonly total: number;
  readonly agreeBy: number;
  readonly fixedAt: number;
  /** The ids of all transfers that it was part of, the last one at the end. */
  readonly transfers: readonly string[];
};
/** The state of a payout, without texts. Amounts in yen, times in ms. */
export type PayoutState = { readonly status: 'NONE' | 'ENDED' } | Known;

export const isKnown = (state: PayoutState): state is Known => state.status !== 'NONE' && state.status !== 'ENDED';
const changed = (state: PayoutState, change: Partial<Known>): PayoutState => (isKnown(state) ? { ...state, ...change } : state);

const deadlines = (state: PayoutState): readonly Deadline<'assumeAgreed' | 'endRecord'>[] => {
  if (state.status === 'FIXED') return [{ kind: 'assumeAgreed', dueAt: state.agreeBy }];
  return state.status === 'PAID' ? [{ kind: 'endRecord', dueAt: keptUntilOf(state.fixedAt) }] : [];
};

/** On every event, so that each event is readable alone. */
const about = { talentId, month };
const toTalent = (title: string, body: string) => accountNotice('talent', 'talentPayments', title, body);

// A payout has its own key: a withdrawal keeps it for the legal period, and its end deletes it.
export const payoutEvents = aggregate({
  name: 'payout',
  readers: 'bills',
  initial: { status: 'NONE' } as PayoutState,
  snapshotSchema: 1,
  id: { payoutId: identifier },
  deadlines,
}).events(
  {
    /** A statement, or a corrected one. `titles`: the text of each line, in their order. */
    PayoutFixed: {
      data: {
        ...about,
        no,
        lines,
        titles: personal(titles),
        name: personal(name),
        isCompany,
        registration: personal(registration),
        ...payoutSums,
        payBy,
        fixedAt,
        agreeBy,
      },
      words: {
        history: '支払通知書を作成',
        ...toTalent(
          '支払通知書をお送りします',
          '内容をご確認のうえ、同意するか、異議をお申し出ください。7日以内にお申し出がないときは、同意されたものとしてお支払いします。',
        ),
      },
      act: true,
      evolve: (state, { talentId, month, no, lines, isCompany, registration, total, agreeBy, fixedAt }) => ({
        status: 'FIXED',
        talentId,
        month,
        no,
        content: fingerprint({ lines, isCompany, registration }),
        total,
        agreeBy,
        fixedAt,
        transfers: isKnown(state) ? state.transfers : [],
      }),
    },
    /** By the cast, or by silence. */
    PayoutAgreed: {
      data: { ...about, no, agreedBy },
      words: '支払通知書に同意',
      evolve: (state) => changed(state, { status: 'AGREED' }),
    },
    PayoutObjected: {
      data: { ...about, no, reason: personal(reason) },
      words: '支払通知書に異議',
      evolve: (state) => changed(state, { status: 'OBJECTED' }),
    },
    /** The office keeps the statement after an objection. */
    PayoutKept: {
      data: { ...about, no, reason: personal(reason) },
      words: {
        history: '異議に回答し、支払通知書を維持',
        ...toTalent('異議への回答', '支払通知書の内容は変わりません。回答の内容は、お支払いの画面でご確認ください。'),
      },
      act: true,
      evolve: (state) => changed(state, { status: 'AGREED' }),
    },
    /** It is part of a transfer file. `to`: what the office sees of the account. */
    PayoutSent: {
      data: { ...about, transferId, day, to: personal(to) },
      words: '振込の手続きを開始',
      evolve: (state, { transferId }) =>
        changed(state, { status: 'SENT', transfers: isKnown(state) ? [...state.transfers, transferId] : [] }),
    },
    PayoutPaid: {
      data: { ...about, transferId, at, total: payoutSums.total },
      words: { history: '支払いを記録', ...toTalent('お支払いしました', '報酬をお振り込みしました。口座をご確認ください。') },
      act: true,
      evolve: (state) => changed(state, { status: 'PAID' }),
    },
    PayoutFailed: {
      data: { ...about, transferId, reason: personal(reason) },
      words: {
        history: '振込不能を記録',
        ...toTalent(
          '振り込めませんでした',
          '登録された口座に振り込めませんでした。お受け取り口座をご確認ください。あらためてお振り込みします。',
        ),
      },
      act: true,
      evolve: (state) => changed(state, { status: 'FAILED' }),
    },
    PayoutRecordEnded: { data: { keptUntil }, words: '保存の期限により支払いの記録を消去', evolve: () => ({ status: 'ENDED' }) },
  },
  (payoutId) => streamIdOf('payout', payoutId),
);

export type PayoutEvent = EventOf<typeof payoutEvents>;
