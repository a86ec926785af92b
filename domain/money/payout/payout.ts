import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, jstDate, jstMonth } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { keptUntilOf } from '../../kernel/retention.ts';
import { beforeDue, conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import { isKnown, type Known, type PayoutEvent, type PayoutState, payoutEvents } from './events.ts';
import { isCorrectable, isPayable, payoutFields } from './fields.ts';
import { payByOf, sumsOf } from './statement.ts';

const { talentId, month, no, lines, titles, name, isCompany, registration, reason, transferId, to, day, at } = payoutFields;

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
export const payout = payoutEvents.commands({
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
