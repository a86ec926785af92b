import { z } from 'zod';
import { DAY, jstMonth } from '../../kernel/calendar/instants.ts';
import { parties as partyFields, type Side } from '../../kernel/commonFields.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { identifier } from '../../kernel/validation.ts';
import { noticesTo } from '../../kernel/words/row.ts';
import { assertOwnPictures } from '../../people/media/ownPictures.ts';
import type { BillStatus } from '../../work/deal/billStatus.ts';
import { conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import { type Parties, parties } from '../../work/deal/state.ts';
import { overtimeOf, partsOf, rowsOf, sumOf } from './amounts.ts';
import { answerTimes, type Row, reportFields, reportUntil, settlementFields } from './fields.ts';

const { by, no, rows, texts, note, minutes, dealKind, lastDay, reportedAt, remindAt, answerBy, reason } = settlementFields;
const { objected, reasons, amounts, parts, total, month, fixedAt, billId } = settlementFields;

/** A row, what the other side said of it, and the amount that the office decided (yen). */
type Settled = Row & { readonly said: 'NOTHING' | 'AGREED' | 'OBJECTED'; readonly decided: number | null };

/**
 * The newest report of a deal. Times in ms. `WITHDRAWN`: there is none any more. `DISPUTED`: the
 * office decides. `bill`: `NONE` while there is nothing to bill.
 */
type Reported = Parties & {
  readonly dealKind: 'offer' | 'entry';
  readonly by: Side;
  readonly no: number;
  readonly rows: readonly Settled[];
  readonly content: number;
  readonly lastDay: string;
  readonly remindAt: number;
  readonly answerBy: number;
  readonly isReminded: boolean;
  readonly bill: BillStatus | 'NONE';
  readonly billId: string | null;
};
type Status = 'REPORTED' | 'WITHDRAWN' | 'DISPUTED' | 'FIXED';
export type SettlementState = { readonly status: 'NONE' } | (Reported & { readonly status: Status });
type Held = Exclude<SettlementState, { status: 'NONE' }>;

const other = { client: 'talent', talent: 'client' } as const;
const { toBoth, tellBoth } = noticesTo({ client: 'clientSettlement', talent: 'talentSettlement' }, '精算を確認する');

const changed = (state: SettlementState, change: (held: Held) => Partial<Held>): SettlementState =>
  state.status === 'NONE' ? state : ({ ...state, ...change(state) } as Held);

/** Version 1 has no pictures of receipts. Without the key it has no texts either. */
const withoutPictures: Upcaster = (data) => ({
  ...data,
  texts: (data.texts as readonly object[] | null)?.map((text) => ({ ...text, picture: null })) ?? null,
});

const about = { ...partyFields, dealKind, no };
const byOne = { ...about, by };

const events = aggregate({
  name: 'settlement',
  readers: 'deals',
  initial: { status: 'NONE' } as SettlementState,
  snapshotSchema: 2,
  id: { dealId: identifier, dealKind },
  deadlines: (state) => {
    // Nothing to pay needs no answer.
    if (state.status !== 'REPORTED' || state.rows.length === 0) return [];
    const reminder = state.isReminded ? [] : [{ kind: 'remindAnswer' as const, dueAt: state.remindAt }];
    return [...reminder, { kind: 'handOver', dueAt: state.answerBy }];
  },
}).events(
  {
    /** An event with `by` is told to the other side. */
    SettlementReported: {
      data: {
        ...byOne,
        minutes,
        rows,
        texts: personal(texts),
        note: personal(note),
        lastDay,
        reportedAt,
        remindAt,
        answerBy,
      },
      upcasters: [withoutPictures],
      words: {
        history: '精算を報告',
        topic: 'terms',
        ...tellBoth(
          '時間外と立て替えの報告が届きました',
          '内容をご確認ください。金額があるときは、合っているか、ちがうかを項目ごとに回答してください。',
        ),
      },
      evolve: (_, { rows, texts, note, minutes, reportedAt: __, ...held }) => ({
        ...held,
        status: 'REPORTED',
        rows: rows.map((row) => ({ ...row, said: 'NOTHING', decided: null })),
        content: fingerprint({ minutes, rows, texts, note }),
        isReminded: false,
        bill: 'NONE',
        billId: null,
      }),
    },
    SettlementWithdrawn: {
      data: byOne,
      words: {
        history: '精算の報告を撤回',
        topic: 'terms',
        notifies: toBoth('精算の報告が撤回されました', '報告した方が、時間外と立て替えの報告を撤回しました。'),
      },
      evolve: (state) => changed(state, () => ({ status: 'WITHDRAWN' })),
    },
    SettlementAnswered: {
      data: { ...byOne, objected, reasons: personal(reasons) },
      words: {
        history: '精算の報告に回答',
        topic: 'terms',
        ...tellBoth(
          '精算の報告に回答がありました',
          '同意した項目と、異議のある項目をご確認ください。異議のある項目は、事務局が決定します。',
        ),
      },
      evolve: (state, { objected }) =>
        changed(state, ({ rows }) => ({
          status: 'DISPUTED',
          rows: rows.map((row, index) => ({ ...row, said: objected.includes(index) ? 'OBJECTED' : 'AGREED' })),
        })),
    },
    /** `by`: who reported. The other side is reminded. */
    SettlementReminded: {
      data: byOne,
      words: {
        history: '精算の回答のお願いを送信',
        topic: 'terms',
        ...tellBoth('精算の回答をお願いします', '期限を過ぎても、同意したことにはなりません。事務局が間に入ります。'),
      },
      evolve: (state) => changed(state, () => ({ isReminded: true })),
    },
    SettlementHandedOver: {
      data: about,
      words: {
        history: '精算を事務局へ引き継ぎ',
        topic: 'terms',
        notifies: toBoth('精算を事務局が確認します', '期限までに回答がなかったため、事務局が内容を確認して決定します。'),
      },
      evolve: (state) => changed(state, () => ({ status: 'DISPUTED' })),
    },
    SettlementDecided: {
      data: { ...about, amounts, reason: personal(reason) },
      act: true,
      words: {
        history: '精算を決定',
        topic: 'terms',
        ...tellBoth('精算の額を事務局が決定しました', '決定した額と理由をご確認ください。'),
      },
      evolve: (state, { amounts }) =>
        changed(state, ({ rows }) => ({
          rows: rows.map((row, index) => ({ ...row, decided: amounts.find((each) => each.row === index)?.yen ?? null })),
        })),
    },
    /** All rows are agreed or decided. `parts` join the bills of the month; none for nothing. */
    SettlementFixed: {
      data: { ...about, lastDay, parts, total, month, fixedAt },
      words: '精算が確定',
      evolve: (state, { parts }) => changed(state, () => ({ status: 'FIXED', bill: parts.length > 0 ? 'UNCLAIMED' : 'NONE' })),
    },
    SettlementBillClaimed: {
      data: { ...about, billId },
      words: '精算を請求済み',
      evolve: (state, { billId }) => changed(state, () => ({ bill: 'CLAIMED', billId })),
    },
    SettlementBillReopened: {
      data: { ...about, reason: personal(reason) },
      words: '精算を未請求に戻す',
      evolve: (state) => changed(state, () => ({ bill: 'UNCLAIMED', billId: null })),
    },
  },
  (_dealId, { data }) => [data.clientId, data.talentId],
);

export type SettlementEvent = EventOf<typeof events>;

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
export const settlement = events.commands({
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
