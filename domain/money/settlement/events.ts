import { parties as partyFields, type Side } from '../../kernel/commonFields.ts';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { noticesTo } from '../../kernel/words/row.ts';
import type { BillStatus } from '../../work/deal/billStatus.ts';
import type { Parties } from '../../work/deal/state.ts';
import { type Row, settlementFields } from './fields.ts';

const { by, no, rows, texts, note, minutes, dealKind, lastDay, reportedAt, remindAt, answerBy, reason } = settlementFields;
const { objected, reasons, amounts, parts, total, month, fixedAt, billId } = settlementFields;

/** A row, what the other side said of it, and the amount that the office decided (yen). */
export type Settled = Row & { readonly said: 'NOTHING' | 'AGREED' | 'OBJECTED'; readonly decided: number | null };

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
export type Held = Exclude<SettlementState, { status: 'NONE' }>;
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

export const settlementEvents = aggregate({
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

export type SettlementEvent = EventOf<typeof settlementEvents>;
