import { z } from 'zod';
import { DAY } from '../../kernel/calendar/instants.ts';
import { personal, sealedFields, type Upcaster } from '../../kernel/eventDefinition.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { both, type noticesTo, step } from '../../kernel/words/row.ts';
import type { EventRow } from './definition.ts';
import { dealFields, type HeardAnswer } from './fields.ts';
import { proxyInWords } from './proxyLabels.ts';

export type Notices = ReturnType<typeof noticesTo>;

/** Rows that offers and entries share, under the names of one kind. */
export const prefixed = <const Prefix extends 'Offer' | 'Entry', const Rows extends object>(prefix: Prefix, rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${prefix}${name}`, row])) as {
    readonly [Name in keyof Rows & string as `${Prefix}${Name}`]: Rows[Name];
  };

// The other events that offers and entries share. Names and shapes are the storage format.

const { calledOffBy, calledOffAt, settleBy, cancelCode, channel, proxyAnswer, proxyBy } = dealFields;
const { proxyDue, proxyBinds, outcome, expiredAt, closedAt, serviceFee, reasonCode } = dealFields;

const reason = personal(z.string());
/** The role of the job. Missing in a deal without a role. */
export const inRole = { roleNo: dealFields.roleNo.optional() };
export const withoutRole: Upcaster = (data) => data;
/** A reason: personal text of one side about the other, or of the office about a side. */
export const withReason = { data: { reason }, upcasters: [sealedFields] } as const;
/** The reason for an act that ends a deal: one of a list, and a text. */
export const endReason = { reasonCode: reasonCode.nullable(), reason };
export const withoutCode: Upcaster = (data) => ({ ...data, reasonCode: null });
/** An end that had no reason at first. */
export const withEndReason = {
  data: endReason,
  upcasters: [(data) => ({ ...data, reasonCode: null, reason: null })],
} as const satisfies Partial<EventRow>;

/** The office's reason not to bill, or to bill again. Version 1 has none. */
const billReason = {
  data: { reason },
  upcasters: [(data) => ({ ...data, reason: null })],
} as const satisfies Partial<EventRow>;

/** Version 1 had no time to settle by: the office was reminded after two days. */
const settledInTwoDays: Upcaster = (data) => ({ ...data, settleBy: (data.calledOffAt as number) + 2 * DAY });
/** Version 1 has no such time: documents and bills used the time of recording. */
const expiredWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, expiredAt: recordedAt });
const closedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, closedAt: recordedAt });
export const withoutPrices: Upcaster = (data) => ({ ...data, prices: null });
const withoutServiceFee: Upcaster = (data) => ({ ...data, serviceFee: 0 });
/** Upcaster for conclusions of releases that did not store `approvedAt`. */
export const concludedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, approvedAt: recordedAt });

/** The stored form of a deal that ended by silence. */
export const expired = { data: { expiredAt }, upcasters: [expiredWhenRecorded] } as const;

const stepOfAnswer = ({ proxy }: { readonly proxy: HeardAnswer | null }) => {
  const said = proxy ? proxyInWords(proxy) : '事務局が代理で回答しました';
  return step(both(said), both(`${said}。`));
};

/** The events of a cancellation. The side that asks is notified, too: it is a record. */
export const cancelEvents = <const Prefix extends 'Offer' | 'Entry'>(prefix: Prefix, { toBoth, tellBoth }: Notices) =>
  prefixed(prefix, {
    /** A side asks to cancel for at most `cancelFeeMax` (yen). To be settled by `settleBy` (ms). */
    CancellationRequested: {
      data: { calledOffBy, calledOffAt, settleBy, cancelCode, cancelFeeMax: z.number(), reason },
      upcasters: [settledInTwoDays],
      words: {
        history: '取り消しの申し込み',
        asks: 'office',
        topic: 'terms',
        step: step(both('取り消しの申し込みがありました'), both('成立したお仕事の取り消しの申し込みがありました。事務局が確認します。')),
        ...tellBoth(
          '取り消しの申し込みがありました',
          '申し込んだ方、理由、取消料の上限をご確認ください。事務局が精算するまで、お仕事は成立したままです。',
        ),
      },
    },
    CancellationWithdrawn: {
      data: { calledOffBy },
      words: {
        history: '取り消しの申し込みを撤回',
        topic: 'terms',
        step: step(both('取り消しの申し込みが撤回されました'), both('取り消しの申し込みが撤回されました。お仕事は成立したまま続きます。')),
        ...tellBoth('取り消しの申し込みが撤回されました', 'お仕事は成立したまま続きます。'),
      },
    },
    /** `cancelFee` is the amount to bill (yen, without tax); 0 for no bill. */
    CancellationSettled: {
      data: { calledOffBy, cancelFee: z.number(), reason, ...inRole },
      upcasters: [withoutRole],
      words: {
        history: '取り消しを精算',
        topic: 'terms',
        step: step(both('取り消しが精算されました'), both('事務局が取り消しを精算し、このお仕事の取引は終了しました。')),
        ...tellBoth('取り消しが精算されました', '事務局が取り消しを精算し、このお仕事の取引は終了しました。取消料をご確認ください。'),
      },
    },
    CancellationDismissed: {
      data: { calledOffBy, reason },
      words: {
        history: '取り消しの申し込みを却下',
        topic: 'terms',
        step: step(both('取り消しは認められませんでした'), both('事務局は取り消しを認めませんでした。お仕事は成立したまま続きます。')),
        ...tellBoth('取り消しは認められませんでした', '事務局は取り消しを認めませんでした。お仕事は成立したまま続きます。'),
      },
    },
    CancellationReminded: {
      words: {
        history: '取り消しの精算の目安を超過',
        topic: 'terms',
        notifies: toBoth('取り消しの精算に時間がかかっています', '事務局が内容を確認しています。もうしばらくお待ちください。'),
      },
    },
  } as const satisfies Readonly<Record<string, EventRow>>);

/** Answers by the office for the cast. The answer's own event notifies the client. */
export const proxyEvents = <const Prefix extends 'Offer' | 'Entry'>(prefix: Prefix, { tellClient, tellTalent, tellBoth }: Notices) =>
  prefixed(prefix, {
    /** How the office received the answer, and until when (ms) the cast can object. */
    AnsweredOnBehalf: {
      data: { proxyAnswer, channel, heardAt: time, note: reason, proxyBy, proxyDue, proxyBinds },
      words: {
        history: '事務局が代理で回答',
        topic: 'terms',
        step: stepOfAnswer,
        ...tellTalent(
          '事務局が代理で回答しました',
          'ご連絡いただいた回答を、事務局が代理で登録しました。身に覚えがないときは、期限までにお仕事の画面で「身に覚えがない」を押してください。',
          '回答を確認する・身に覚えがないとき',
        ),
      },
    },
    ProxyDisputed: {
      data: { reason },
      words: {
        history: '代理回答に異議',
        topic: 'terms',
        step: step(
          { client: 'キャストが事務局の代理回答に異議を申し出ました', talent: '事務局の代理回答に異議を申し出ました' },
          both('事務局の代理回答に、キャストから異議がありました。事務局が確認します。'),
        ),
        ...tellClient(
          '回答に異議がありました',
          '事務局の代理回答に、キャストから異議がありました。事務局が確認するまで、承認と確定はできません。',
        ),
      },
    },
    ProxySettled: {
      data: { outcome, reason },
      words: {
        history: '代理回答への異議を確認',
        topic: 'terms',
        step: step(both('事務局が異議を確認しました'), both('事務局が異議の内容を確認しました。')),
        ...tellBoth('事務局が異議を確認しました', '代理回答への異議を、事務局が確認しました。結果をご確認ください。'),
      },
    },
  } as const satisfies Readonly<Record<string, EventRow>>);

/** The reminders of the office, the ends of a deal, and its bill. */
export const endEvents = <const Prefix extends 'Offer' | 'Entry'>(prefix: Prefix, { toBoth, tellBoth }: Notices) =>
  prefixed(prefix, {
    OfficeReminded: {
      words: {
        history: '事務局へ確認のお願いを送信',
        topic: 'terms',
        notifies: toBoth('事務局の確認に時間がかかっています', '事務局が内容を確認しています。もうしばらくお待ちください。'),
      },
    },
    OfficeRemindedAgain: {
      words: '事務局の確認の目安を超過',
    },
    /**
     * `closedAt` is the agreed end, however late the task ran. The bill's month and tax rate derive
     * from it. `fee` and `serviceFee` together are the amount to bill.
     */
    Closed: {
      data: { fee: z.number(), serviceFee, closedAt },
      upcasters: [closedWhenRecorded, withoutServiceFee],
      words: { history: '完了', step: step(both('お仕事が完了しました')) },
    },
    ForceClosed: {
      data: { ...withReason.data, ...inRole },
      upcasters: [...withReason.upcasters, withoutRole],
      words: {
        history: '強制終了',
        topic: 'terms',
        step: step(both('事務局が終了しました'), both('事務局がこのお仕事の取引を終了しました。')),
        ...tellBoth('事務局がお仕事の取引を終了しました', '事務局がこのお仕事の取引を終了しました。理由をご確認ください。'),
      },
    },
    BillClaimed: { data: { billId: z.string().nullable() }, words: '請求済み' },
    BillIgnored: { ...billReason, words: '請求対象外' },
    BillReopened: { ...billReason, words: '未請求に戻す' },
  } as const satisfies Readonly<Record<string, EventRow>>);
