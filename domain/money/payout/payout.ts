import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, jstDate, jstMonth } from '../../kernel/calendar/instants.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { streamIdOf } from '../../kernel/identifiers.ts';
import { keptUntilOf } from '../../kernel/retention.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { beforeDue, conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import { isCorrectable, isPayable, type PayoutStatus, payoutFields } from './fields.ts';
import { payByOf, payoutSums, sumsOf } from './statement.ts';

const { talentId, month, no, lines, titles, name, isCompany, registration, payBy, fixedAt, agreeBy, agreedBy } = payoutFields;
const { reason, transferId, to, day, at, keptUntil } = payoutFields;

type Known = {
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

const isKnown = (state: PayoutState): state is Known => state.status !== 'NONE' && state.status !== 'ENDED';
const changed = (state: PayoutState, change: Partial<Known>): PayoutState => (isKnown(state) ? { ...state, ...change } : state);

const deadlines = (state: PayoutState): readonly Deadline<'assumeAgreed' | 'endRecord'>[] => {
  if (state.status === 'FIXED') return [{ kind: 'assumeAgreed', dueAt: state.agreeBy }];
  return state.status === 'PAID' ? [{ kind: 'endRecord', dueAt: keptUntilOf(state.fixedAt) }] : [];
};

/** On every event, so that each event is readable alone. */
const about = { talentId, month };
const toTalent = (title: string, body: string) => accountNotice('talent', 'talentPayments', title, body);

// A payout has its own key: a withdrawal keeps it for the legal period, and its end deletes it.
const events = aggregate({
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

export type PayoutEvent = EventOf<typeof events>;

const found = (state: PayoutState): Known => (isKnown(state) ? state : notFound());
const aboutOf = ({ talentId, month }: Known) => ({ talentId, month });
/** The payout, for its cast. */
const ownOf = (state: PayoutState, { actor }: DecisionContext): Known => {
  const payout = found(state);
  permit(actor.uid === payout.talentId);
  return payout;
};
/** The payout, for a member who is not its cast. */
const handled = (state: PayoutState, { actor }: DecisionContext): Known => {
  const payout = found(state);
  permit(actor.uid !== payout.talentId);
  return payout;
};
/** Throws unless the version is the current one, which the sender read. */
const sameVersion = (payout: Known, no: number): Known => {
  if (payout.no !== no) throw new DomainError('payout-changed');
  return payout;
};
/** Throws unless the transfer is the last one: an old message says nothing of a newer transfer. */
const sameTransfer = (payout: Known, transferId: string): Known => (payout.transfers.at(-1) === transferId ? payout : conflict());

const byOffice = { by: 'office', duties: ['billing'] } as const;
const fixed = ['fix'] as const;
const agreed = ['fix', 'agree'] as const;
const sent = [...agreed, 'send'] as const;
const transferred = { transferId: 'transfer-1' };

/** What a cast is paid for the deals that closed in a month: one stream per cast and month. */
export const payout = events.commands({
  /**
   * The office names cast, month, and the sum that it saw. The server adds the rest. Before the
   * payment a changed content is a corrected statement, which answers an objection.
   */
  fix: {
    ...byOffice,
    entity: 'new',
    payload: {
      talentId,
      month,
      expected: z.strictObject({ count: z.int().min(1), total: z.int() }),
      lines,
      titles,
      name,
      isCompany,
      registration,
    },
    wire: { talentId, month, expected: z.strictObject({ count: z.int().min(1), total: z.int() }) },
    example: {
      talentId: uidOf.talent,
      month: '2026-10',
      expected: { count: 2, total: 74_843 },
      lines: [
        { kind: 'FEE', deal: 'offer-offer-1', day: '2026-10-17', net: 45_000, percent: 10, share: 0, payBy: '2026-12-16' },
        { kind: 'FEE', deal: 'entry-entry-1', day: '2026-10-24', net: 30_000, percent: 10, share: 0, payBy: '2026-11-30' },
      ],
      titles: ['店頭イベントの司会', '新メニューの紹介'],
      name: '山田 花子',
      isCompany: false,
      registration: 'T1234567890123',
    },
    decide: ({ talentId, month, expected, lines, titles, name, isCompany, registration }, state, { actor, now }) => {
      permit(actor.uid !== talentId);
      if (month >= jstMonth(now)) throw new DomainError('month-not-over');
      const sums = sumsOf(lines, isCompany);
      if (sums.total <= 0) throw new DomainError('nothing-to-pay');
      const seen = { count: lines.length, total: sums.total };
      if (seen.count !== expected.count || seen.total !== expected.total)
        throw new DomainError('payout-changed', undefined, { details: seen });
      const known = isKnown(state) ? state : null;
      if (known && known.content === fingerprint({ lines, isCompany, registration })) {
        if (known.status === 'OBJECTED') throw new DomainError('payout-same');
        return [];
      }
      if (state.status === 'ENDED' || (known && !isCorrectable(known.status))) conflict();
      const said = { talentId, month, no: (known?.no ?? 0) + 1, lines, titles, name, isCompany, registration, ...sums };
      const times = { payBy: payByOf(lines), fixedAt: now, agreeBy: now + businessRules.statementPeriod };
      return [{ type: 'PayoutFixed', data: { ...said, ...times } }];
    },
  },
  agree: {
    by: 'talent',
    payload: { no },
    example: { no: 1 },
    after: fixed,
    decide: ({ no }, state, context) => {
      const payout = sameVersion(ownOf(state, context), no);
      if (payout.status !== 'FIXED') return payout.status === 'OBJECTED' ? conflict() : [];
      return [{ type: 'PayoutAgreed', data: { ...aboutOf(payout), no, agreedBy: 'TALENT' } }];
    },
  },
  object: {
    by: 'talent',
    payload: { no, reason },
    example: { no: 1, reason: '時間外の報酬がありません' },
    after: fixed,
    decide: ({ no, reason }, state, context) => {
      const payout = sameVersion(ownOf(state, context), no);
      if (payout.status === 'OBJECTED') return [];
      if (payout.status !== 'FIXED') return conflict();
      const objected = { type: 'PayoutObjected', data: { ...aboutOf(payout), no, reason } } as const;
      return beforeDue<PayoutEvent>(payout.agreeBy, context, [objected]);
    },
  },
  /** Seven days of silence. */
  assumeAgreed: {
    by: 'system',
    ...noFields,
    after: fixed,
    later: 7 * DAY,
    decide: (_, state, context) => {
      const payout = found(state);
      if (payout.status !== 'FIXED') return [];
      const assumed = { type: 'PayoutAgreed', data: { ...aboutOf(payout), no: payout.no, agreedBy: 'SILENCE' } } as const;
      return onceDue<PayoutEvent>(payout.agreeBy, context, [assumed]);
    },
  },
  /** The answer to an objection that changes nothing. A corrected statement is `fix`. */
  keep: {
    ...byOffice,
    payload: { no, reason },
    example: { no: 1, reason: '時間外の記録がないため' },
    after: ['fix', 'object'],
    decide: ({ no, reason }, state, context) => {
      const payout = sameVersion(handled(state, context), no);
      if (payout.status === 'AGREED') return [];
      if (payout.status !== 'OBJECTED') return conflict();
      return [{ type: 'PayoutKept', data: { ...aboutOf(payout), no, reason } }];
    },
  },
  /**
   * It becomes part of a transfer file that two members ordered. The server adds the account; null:
   * the cast has none. A transfer counts once, however often it is announced.
   */
  send: {
    by: 'system',
    payload: { transferId, day, to: to.nullable() },
    example: { ...transferred, day: '2026-11-25', to: { bankName: 'あおば銀行', lastDigits: '567', holder: 'ﾔﾏﾀﾞ ﾊﾅｺ' } },
    after: agreed,
    decide: ({ transferId, day, to }, state) => {
      const payout = found(state);
      if (payout.transfers.includes(transferId)) return [];
      if (!isPayable(payout.status)) conflict();
      if (to === null) throw new DomainError('account-missing');
      return [{ type: 'PayoutSent', data: { ...aboutOf(payout), transferId, day, to } }];
    },
  },
  recordPaid: {
    ...byOffice,
    payload: { transferId, at },
    example: { ...transferred, at: '2026-11-20' },
    after: sent,
    decide: ({ transferId, at }, state, context) => {
      const payout = sameTransfer(handled(state, context), transferId);
      if (payout.status === 'PAID') return [];
      if (payout.status !== 'SENT') return conflict();
      if (at > jstDate(context.now)) throw new DomainError('invalid-argument', { at: '今日までの日付を指定してください' });
      return [{ type: 'PayoutPaid', data: { ...aboutOf(payout), transferId, at, total: payout.total } }];
    },
  },
  /** The bank could not transfer it, or gave it back. Then it can be part of another transfer. */
  recordFailed: {
    ...byOffice,
    payload: { transferId, reason },
    example: { ...transferred, reason: '口座名義の相違' },
    after: sent,
    decide: ({ transferId, reason }, state, context) => {
      const payout = sameTransfer(handled(state, context), transferId);
      if (payout.status === 'FAILED') return [];
      if (payout.status !== 'SENT' && payout.status !== 'PAID') return conflict();
      return [{ type: 'PayoutFailed', data: { ...aboutOf(payout), transferId, reason } }];
    },
  },
  endRecord: {
    by: 'system',
    ...noFields,
    after: [...sent, 'recordPaid'],
    later: keptUntilOf(NOON) - NOON,
    decide: (_, state, context) => {
      if (state.status !== 'PAID') return [];
      const keptUntil = keptUntilOf(state.fixedAt);
      return onceDue<PayoutEvent>(keptUntil, context, [{ type: 'PayoutRecordEnded', data: { keptUntil } }]);
    },
  },
});

export type PayoutCommand = CommandOf<typeof payout>;
