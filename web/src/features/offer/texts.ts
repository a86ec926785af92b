import type { Offer } from '#projections/offers.ts';
import type { OfferAction } from './openActions.ts';

/** main: the act that moves the deal on. answer: the other answer to the same question. change: a link beside the fact. end: behind the menu. */
export type ActionKind = 'main' | 'answer' | 'change' | 'end';
type PartyAction = Exclude<OfferAction, 'adminApprove' | 'adminDisapprove' | 'forceClose' | 'claimBill' | 'ignoreBill' | 'reopenBill'>;
type ActionText = {
  readonly kind: ActionKind;
  readonly label: string;
  readonly title: string;
  readonly consequence: string;
  readonly ends: boolean;
};

/** The words of every act of client and talent: its button, its dialog, and what will happen. */
export const actionTexts = {
  accept: {
    kind: 'main',
    label: 'このオファーを承諾する',
    title: 'オファーを承諾しますか？',
    consequence: '承諾すると、事務局が内容を確認します。承諾のあとは、ご自身で取り消すことはできません。',
    ends: false,
  },
  refuse: {
    kind: 'answer',
    label: 'このオファーを辞退する',
    title: 'オファーを辞退しますか？',
    consequence: '辞退すると、このオファーは終了します。元に戻せません。',
    ends: true,
  },
  refuseInquiry: {
    kind: 'answer',
    label: 'この問い合わせを辞退する',
    title: '問い合わせを辞退しますか？',
    consequence: '辞退すると、この問い合わせは終了します。元に戻せません。',
    ends: true,
  },
  makeOffer: { kind: 'main', label: '条件を決めてオファーを送る', title: '', consequence: '', ends: false },
  approve: {
    kind: 'main',
    label: 'この内容で依頼を確定する',
    title: '依頼を確定しますか？',
    consequence: '確定すると、オファーが成立します。成立後の取り消しはできません。終了日になると自動で完了し、事務局からご請求します。',
    ends: false,
  },
  decline: {
    kind: 'answer',
    label: 'この依頼を見送る',
    title: '依頼を見送りますか？',
    consequence: '見送ると、このオファーは不成立で終了します。元に戻せません。',
    ends: true,
  },
  cancel: {
    kind: 'end',
    label: 'このオファーを取り消す',
    title: 'オファーを取り消しますか？',
    consequence: '取り消すと、このオファーは終了し、キャストに通知されます。元に戻せません。',
    ends: true,
  },
  cancelInquiry: {
    kind: 'end',
    label: 'この問い合わせを取り消す',
    title: '問い合わせを取り消しますか？',
    consequence: '取り消すと、この問い合わせは終了し、キャストに通知されます。元に戻せません。',
    ends: true,
  },
  changeFee: { kind: 'change', label: '報酬を変更する', title: '', consequence: '', ends: false },
  changeSchedule: { kind: 'change', label: '終了日を変更する', title: '', consequence: '', ends: false },
} as const satisfies Record<PartyAction | 'cancelInquiry', ActionText>;

/** The acts that are answered by a dialog alone: no input. */
export type AnswerAction = 'accept' | 'refuse' | 'refuseInquiry' | 'approve' | 'decline' | 'cancel';

/** The row of an act: what is cancelled may be an inquiry. */
export const wordsOf = (action: AnswerAction, { offeredAt }: Pick<Offer, 'offeredAt'>): AnswerAction | 'cancelInquiry' =>
  action === 'cancel' && offeredAt === null ? 'cancelInquiry' : action;

export const toastTexts: Record<AnswerAction | 'cancelInquiry', string> = {
  accept: 'オファーを承諾しました',
  refuse: 'オファーを辞退しました',
  refuseInquiry: '問い合わせを辞退しました',
  approve: '依頼を確定しました。オファーが成立しました',
  decline: '依頼を見送りました',
  cancel: 'オファーを取り消しました',
  cancelInquiry: '問い合わせを取り消しました',
};
