import type { Side } from '#domain/kernel/commonFields.ts';
import type { ReasonCode } from '#domain/work/deal/fields.ts';
import { castReleases, clientReleases, type HoldEnd } from '#domain/work/hold/kinds.ts';
import type { HoldAct } from '#domain/work/hold/openActs.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';

export type HoldActWords = {
  readonly label: string;
  readonly title: string;
  readonly consequence: string;
  readonly toast: string;
  readonly ends?: true;
  /** The reasons to choose from; empty for a text alone. Without it the dialog has no fields. */
  readonly reasons?: readonly ReasonCode[];
};

const tells = '相手に通知されます。';
const acts: Readonly<Record<HoldAct, HoldActWords>> = {
  grant: {
    label: 'キープを受ける',
    title: 'この日程のキープを受けますか？',
    consequence: '出演の約束ではなく、報酬も発生しません。いつでも返上できます。ほかのクライアントには、社名は伝わりません。',
    toast: 'キープを受けました',
  },
  refuse: {
    label: '受けない',
    title: 'キープの申し込みを受けませんか？',
    consequence: '問い合わせや選考は続きます。クライアントに通知されます。',
    toast: 'キープを受けないことをお知らせしました',
    reasons: [],
  },
  extend: {
    label: '延長する',
    title: 'キープを延長しますか？',
    consequence: 'もう一度、同じ長さだけ延びます。延長は1回までです。',
    toast: 'キープを延長しました',
  },
  refuseExtension: {
    label: '延長しない',
    title: 'キープを延長しませんか？',
    consequence: 'キープは、もとの期限で終わります。クライアントに通知されます。',
    toast: '延長しないことをお知らせしました',
  },
  challenge: {
    label: '決定を希望する',
    title: 'このキャストに決めたいことを知らせますか？',
    consequence:
      '先にキープしているクライアントは、24時間以内に決めます（夜のあいだに期限は来ません）。決めないときは、御社の順番が上がります。社名は伝わりません。',
    toast: '決定の希望をお知らせしました',
  },
  askExtension: {
    label: '延ばす',
    title: 'キープの延長をお願いしますか？',
    consequence: '延長は1回までです。キャストが承諾すると、期限が延びます。回答がないときは、もとの期限で終わります。',
    toast: 'キープの延長をお願いしました',
  },
  release: {
    label: '手放す',
    title: 'キープを手放しますか？',
    consequence: `問い合わせや選考は続きます。${tells}`,
    toast: 'キープを手放しました',
    ends: true,
    reasons: clientReleases,
  },
};

/** The words of an act for a side. A cast gives a hold back; a client takes a request back. */
export const holdActWords = (act: HoldAct, side: Side, status: HoldDocument['status']): HoldActWords => {
  if (act !== 'release') return acts[act];
  if (side === 'talent')
    return { ...acts.release, label: '返上する', title: 'キープを返上しますか？', toast: 'キープを返上しました', reasons: castReleases };
  if (status !== 'ASKED') return acts.release;
  return {
    ...acts.release,
    label: '申し込みを取り消す',
    title: 'キープの申し込みを取り消しますか？',
    toast: 'キープの申し込みを取り消しました',
  };
};

export const endWords: Readonly<Record<HoldEnd, string>> = {
  REFUSED: 'キャストが、キープを受けませんでした。',
  LAPSED: '期限までに回答がなかったため、キープされませんでした。',
  EXPIRED: '期限が過ぎたため、キープは終わりました。',
  RELEASED: 'キープは外れました。',
  YIELDED: '期限までに決まらなかったため、次のクライアントに順番が移りました。',
  DISPLACED: 'ほかのお仕事が決まったため、キープは終わりました。',
  DROPPED: '取引が終わったため、キープも終わりました。',
  CONCLUDED: 'キープした日程で、お仕事が成立しました。',
};

type Shown = Pick<HoldDocument, 'status' | 'position' | 'extension' | 'isDecided' | 'challengedUntil' | 'waitsUntil' | 'dealKind'>;

export const holdNext = (hold: Shown, side: Side, now: number): string => {
  const isClient = side === 'client';
  const { status, position, extension, isDecided, challengedUntil, waitsUntil, dealKind } = hold;
  const decide = dealKind === 'offer' ? 'オファーする' : '依頼を確定する';
  if (status === 'ASKED')
    return isClient
      ? 'キャストの回答を待っています。回答がないと、申し込みは終わります。'
      : 'キープのお願いに、回答してください。回答がないと、お願いは終わります。';
  if (challengedUntil !== null)
    return isClient
      ? `次のクライアントが、決定を希望しています。期限までに${decide}か、手放すかを選んでください。どちらもないと、次のクライアントに順番が移ります。`
      : '次のクライアントが、決定を希望しています。先のクライアントが決めるのを待っています。';
  if (isDecided) return isClient ? 'オファーへの回答を待っています。' : 'このキープのクライアントから、オファーが届いています。';
  if (extension === 'ASKED')
    return isClient ? '延長の回答を待っています。' : 'キープを延長したいそうです。延長するかどうかを選んでください。';
  if (waitsUntil !== null && waitsUntil > now && (position ?? 1) > 1) return '先にキープしているクライアントが決めるのを待っています。';
  if ((position ?? 1) > 1)
    return isClient
      ? '先のキープが終わると、順番が上がります。'
      : '先にキープしているクライアントがいます。そのキープが終わると、順番が上がります。';
  return isClient ? `期限までに、${decide}か、手放すかを選んでください。` : 'クライアントが決めるのを待っています。いつでも返上できます。';
};
