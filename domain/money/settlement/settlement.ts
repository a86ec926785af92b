import { z } from 'zod';
import { DAY, jstMonth } from '../../kernel/calendar/instants.ts';
import { parties as partyFields, type Side } from '../../kernel/commonFields.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { assertOwnPictures } from '../../people/media/ownPictures.ts';
import { conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import { type Parties, parties } from '../../work/deal/state.ts';
import { overtimeOf, partsOf, rowsOf, sumOf } from './amounts.ts';
import { type Held, type Settled, type SettlementEvent, type SettlementState, settlementEvents } from './events.ts';
import { answerTimes, type Row, reportFields, reportUntil, settlementFields } from './fields.ts';

const { no, dealKind, reason, amounts, billId } = settlementFields;

const other = { client: 'talent', talent: 'client' } as const;

/** What the server adds of the deal. `endsAt`: the end of the last work (ms). */
const ofDeal = z.object({
  ...partyFields,
  isConcluded: z.boolean(),
  lastDay: z.string(),
  endsAt: z.number(),
  /** The price of overtime per hour in the sheet (yen, without tax); null for none. */
  overtimeYen: z.number().nullable(),
  /** The tax rate of the last work day. */
  percent: z.number(),
  /** The closing month of the deal's bill while it is open; null: the month of the decision. */
  month: z.string().nullable(),
});
export type SettledDeal = z.infer<typeof ofDeal>;

const sideOf = ({ clientId, talentId }: Parties, { actor: { uid, role } }: DecisionContext): Side => {
  permit((role === 'client' && uid === clientId) || (role === 'talent' && uid === talentId));
  return role;
};

const known = (state: SettlementState): Held => (state.status === 'NONE' ? notFound() : state);
const aboutOf = ({ dealKind, no, ...deal }: Held) => ({ ...parties(deal), dealKind, no });

/** What counts of a row: what the office decided, or the reported amount. */
export const settledRow = ({ kind, yen, percent, decided }: Pick<Settled, keyof Row | 'decided'>): Row => ({
  kind,
  yen: decided ?? yen,
  percent,
});

/** The end of a settlement: `held` with the last answers. */
const fixed = (held: Held, deal: SettledDeal, { now }: DecisionContext): SettlementEvent => {
  const settled = held.rows.map(settledRow);
  const month = deal.month ?? jstMonth(now);
  return {
    type: 'SettlementFixed',
    data: { ...aboutOf(held), lastDay: held.lastDay, parts: partsOf(settled), total: sumOf(settled), month, fixedAt: now },
  };
};

/** The faults of a report, by field. A price of the sheet is the price. */
const reportFaults = (minutes: number, overtimeYen: number, perHour: number | null): Record<string, string> => {
  const agreed = perHour === null ? null : overtimeOf(minutes, perHour);
  if (agreed !== null && overtimeYen !== agreed) return { overtimeYen: `条件書の単価では${formatYen(agreed)}です` };
  if (minutes > 0 === overtimeYen > 0) return {};
  return minutes > 0 ? { overtimeYen: '時間外の額を入力してください' } : { minutes: '時間外の長さを選択してください' };
};

/** Rows that wait for the office: disputed ones, or all if nobody answered. */
const isOpen = ({ said }: Pick<Settled, 'said'>): boolean => said !== 'AGREED';
const isUnanswered = ({ rows }: Held): boolean => rows.every(({ said }) => said === 'NOTHING');

/** Whether a side can report instead of an earlier report. The cast's goes before the client's. */
const mayReport = (state: SettlementState, side: Side): boolean => {
  if (state.status === 'NONE' || state.status === 'WITHDRAWN') return true;
  return state.status === 'REPORTED' && (state.by === side || side === 'talent');
};

const exampleDeal: SettledDeal = {
  jobId: 'job-1',
  clientId: uidOf.client,
  talentId: uidOf.talent,
  isConcluded: true,
  lastDay: '2026-11-20',
  endsAt: NOON,
  overtimeYen: 8_500,
  percent: 10,
  month: '2026-11',
};
const exampleReport = {
  minutes: 120,
  overtimeYen: 17_000,
  expenses: [
    { what: '交通費', yen: 2_640, percent: 10 as const, receipt: '恵比寿〜海浜幕張', picture: null },
    { what: '差し入れ', yen: 1_080, percent: 8 as const, receipt: '', picture: null },
  ],
  note: '',
};
const objection = z.strictObject({ row: z.int().min(0), reason });
const withDeal = { deal: ofDeal, dealKind };
const exampleOf = { deal: exampleDeal, dealKind: 'offer' } as const;

/** The settlement after the work of a deal, under the deal's id: overtime and costs. */
export const settlement = settlementEvents.commands({
  /**
   * Within some days after the last work day. Without rows it says that there was nothing. Pictures
   * of receipts are the reporter's own uploads.
   */
  report: {
    by: ['talent', 'client'],
    begins: true,
    payload: { ...reportFields, ...withDeal },
    wire: reportFields,
    example: { ...exampleReport, ...exampleOf },
    decide: ({ deal, dealKind, minutes, overtimeYen, expenses, note }, state, context) => {
      const by = sideOf(deal, context);
      if (!deal.isConcluded) return conflict();
      const faults = reportFaults(minutes, overtimeYen, deal.overtimeYen);
      if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
      const pictures = expenses.map(({ picture }, at) => [`expenses.${at}.picture`, [picture]]);
      assertOwnPictures(context.actor.uid, Object.fromEntries(pictures));
      const rows = rowsOf(overtimeYen, expenses, deal.percent);
      const overtime = rows.length > expenses.length ? [{ what: '', receipt: '', picture: null }] : [];
      const texts = [...overtime, ...expenses.map(({ what, receipt, picture }) => ({ what, receipt, picture }))];
      const isSame = state.status === 'REPORTED' && state.by === by && state.content === fingerprint({ minutes, rows, texts, note });
      if (isSame) return [];
      if (!mayReport(state, by)) return conflict();
      const { now } = context;
      if (now < deal.endsAt) throw new DomainError('work-not-over');
      if (now >= reportUntil(deal.lastDay)) throw new DomainError('deadline-passed');
      const no = state.status === 'NONE' ? 1 : state.no + 1;
      const said = { minutes, rows, texts, note, lastDay: deal.lastDay, ...answerTimes(now) };
      return [{ type: 'SettlementReported', data: { ...parties(deal), dealKind, no, by, ...said } }];
    },
  },
  /** The reporter takes an unanswered report back. */
  withdraw: {
    by: ['talent', 'client'],
    ...noFields,
    after: ['report'],
    decide: (_, state, context) => {
      const held = known(state);
      permit(sideOf(held, context) === held.by);
      if (held.status === 'WITHDRAWN') return [];
      return held.status === 'REPORTED' ? [{ type: 'SettlementWithdrawn', data: { ...aboutOf(held), by: held.by } }] : conflict();
    },
  },
  /** The other side objects to some rows and agrees to the rest, until the office decides. */
  answer: {
    by: ['client', 'talent'],
    payload: { no, objections: z.array(objection), ...withDeal },
    wire: { no, objections: z.array(objection) },
    example: { no: 1, objections: [{ row: 2, reason: '差し入れは、お願いしていません。' }], ...exampleOf },
    after: ['report'],
    decide: ({ no, objections, deal }, state, context) => {
      const held = known(state);
      const by = sideOf(held, context);
      permit(by === other[held.by]);
      if (no !== held.no) throw new DomainError('settlement-changed');
      const objected = objections.map(({ row }) => row);
      // Nothing to pay needs no answer.
      if (held.rows.length === 0) return conflict();
      if (!isUnanswered(held)) {
        const isSame = held.rows.every(({ said }, index) => (said === 'OBJECTED') === objected.includes(index));
        return isSame ? [] : conflict();
      }
      if (held.status !== 'REPORTED' && held.status !== 'DISPUTED') return conflict();
      if (new Set(objected).size < objected.length || objected.some((row) => row >= held.rows.length))
        throw new DomainError('invalid-argument');
      const answered: SettlementEvent = {
        type: 'SettlementAnswered',
        data: { ...aboutOf(held), by, objected, reasons: objections.map(({ reason }) => reason) },
      };
      return objected.length > 0 ? [answered] : [answered, fixed(held, deal, context)];
    },
  },
  remindAnswer: {
    by: 'system',
    ...noFields,
    after: ['report'],
    later: 2 * DAY,
    decide: (_, state, context) => {
      const held = known(state);
      if (held.status !== 'REPORTED' || held.isReminded) return [];
      return onceDue(held.remindAt, context, [{ type: 'SettlementReminded' as const, data: { ...aboutOf(held), by: held.by } }]);
    },
  },
  /** Silence agrees to nothing: the office decides. */
  handOver: {
    by: 'system',
    ...noFields,
    after: ['report'],
    later: 3 * DAY,
    decide: (_, state, context) => {
      const held = known(state);
      if (held.status !== 'REPORTED' || held.rows.length === 0) return [];
      return onceDue(held.answerBy, context, [{ type: 'SettlementHandedOver' as const, data: aboutOf(held) }]);
    },
  },
  /** The office decides each open row, at most the reported amount. */
  decide: {
    by: 'office',
    duties: ['review'],
    payload: { no, amounts, reason, ...withDeal },
    wire: { no, amounts, reason },
    example: { no: 1, amounts: [{ row: 2, yen: 540 }], reason: '半分は、ご依頼のメッセージで確認できました。', ...exampleOf },
    after: ['report', 'answer'],
    decide: ({ no, amounts, reason, deal }, state, context) => {
      const held = known(state);
      permit(![context.actor.uid, context.actor.confirmedBy].some((uid) => uid === held.clientId || uid === held.talentId));
      if (no !== held.no) throw new DomainError('settlement-changed');
      const yenOf = (index: number) => amounts.find(({ row }) => row === index)?.yen;
      if (held.status === 'FIXED') {
        const isSame = amounts.length > 0 && held.rows.every(({ decided }, index) => decided === (yenOf(index) ?? null));
        return isSame ? [] : conflict();
      }
      if (held.status !== 'DISPUTED') return conflict();
      const fits = held.rows.every((row, index) => (yenOf(index) !== undefined) === isOpen(row) && (yenOf(index) ?? 0) <= row.yen);
      const open = held.rows.filter(isOpen).length;
      if (!fits || amounts.length !== open)
        throw new DomainError('invalid-argument', { amounts: '報告された額までの範囲で入力してください' });
      const rows = held.rows.map((row, index) => ({ ...row, decided: yenOf(index) ?? null }));
      return [{ type: 'SettlementDecided', data: { ...aboutOf(held), amounts, reason } }, fixed({ ...held, rows }, deal, context)];
    },
  },
  /** An invoice has it. */
  claimBill: {
    by: 'system',
    payload: { billId },
    wire: null,
    example: { billId: '2026-0001' },
    after: ['report', 'answer', 'decide'],
    decide: ({ billId }, state) => {
      const held = known(state);
      if (held.bill === 'CLAIMED' && held.billId === billId) return [];
      return held.bill === 'UNCLAIMED' ? [{ type: 'SettlementBillClaimed', data: { ...aboutOf(held), billId } }] : conflict();
    },
  },
  /** Its invoice is void. */
  reopenBill: {
    by: 'system',
    payload: { reason },
    wire: null,
    example: { reason: '請求書を無効にしたため' },
    after: ['report', 'answer', 'decide', 'claimBill'],
    decide: ({ reason }, state) => {
      const held = known(state);
      if (held.bill === 'UNCLAIMED') return [];
      return held.bill === 'CLAIMED' ? [{ type: 'SettlementBillReopened', data: { ...aboutOf(held), reason } }] : conflict();
    },
  },
});

export type SettlementCommand = CommandOf<typeof settlement>;
