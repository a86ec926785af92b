import type { ActionBy } from '#domain/deal/row.ts';
import type { offerTable } from '#domain/offer/table.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { ActWords } from '#web/features/deal/public.ts';

type PartyAction = ActionBy<typeof offerTable, 'client' | 'talent'>;
/** An act with a page of its own. change: a link beside the fact. */
type LinkWords = { readonly kind: 'main' | 'change'; readonly label: string };
/** `binds`: the dialog shows the terms that are agreed to. */
type OfferActWords = ActWords & { readonly binds?: boolean };

/** The words of every act of client and talent: its button, its dialog, and what will happen. */
export const actionTexts = {
  accept: {
    kind: 'main',
    label: 'このオファーを承諾する',
    title: 'オファーを承諾しますか？',
    consequence: '承諾すると、事務局が内容を確認します。承諾のあとは、ご自身で取り消すことはできません。',
    toast: 'オファーを承諾しました',
    binds: true,
  },
  refuse: {
    kind: 'answer',
    label: 'このオファーを辞退する',
    title: 'オファーを辞退しますか？',
    consequence: '辞退すると、このオファーは終了します。元に戻せません。',
    toast: 'オファーを辞退しました',
    ends: true,
  },
  refuseInquiry: {
    kind: 'answer',
    label: 'この問い合わせを辞退する',
    title: '問い合わせを辞退しますか？',
    consequence: '辞退すると、この問い合わせは終了します。元に戻せません。',
    toast: '問い合わせを辞退しました',
    ends: true,
  },
  makeOffer: { kind: 'main', label: '条件を決めてオファーを送る' },
  approve: {
    kind: 'main',
    label: 'この内容で依頼を確定する',
    title: '依頼を確定しますか？',
    consequence: '確定すると、オファーが成立します。成立後の取り消しはできません。終了日になると自動で完了し、事務局からご請求します。',
    toast: '依頼を確定しました。オファーが成立しました',
    binds: true,
  },
  decline: {
    kind: 'answer',
    label: 'この依頼を見送る',
    title: '依頼を見送りますか？',
    consequence: '見送ると、このオファーは不成立で終了します。元に戻せません。',
    toast: '依頼を見送りました',
    ends: true,
  },
  cancel: {
    kind: 'end',
    label: 'このオファーを取り消す',
    title: 'オファーを取り消しますか？',
    consequence: '取り消すと、このオファーは終了し、キャストに通知されます。元に戻せません。',
    toast: 'オファーを取り消しました',
    ends: true,
  },
  cancelInquiry: {
    kind: 'end',
    label: 'この問い合わせを取り消す',
    title: '問い合わせを取り消しますか？',
    consequence: '取り消すと、この問い合わせは終了し、キャストに通知されます。元に戻せません。',
    toast: '問い合わせを取り消しました',
    ends: true,
  },
  changeFee: { kind: 'change', label: '報酬を変更する' },
  changeSchedule: { kind: 'change', label: '終了日を変更する' },
} as const satisfies Record<PartyAction | 'cancelInquiry', OfferActWords | LinkWords>;

/** The acts that a dialog asks about. */
export type DialogAction = {
  [Action in PartyAction]: (typeof actionTexts)[Action] extends ActWords ? Action : never;
}[PartyAction];
export const isDialogAction = (action: string): action is DialogAction => 'title' in (actionTexts[action as PartyAction] ?? {});

/** The words of an act: what is cancelled may be an inquiry. */
export const wordsOf = (action: DialogAction, { offeredAt }: Pick<Offer, 'offeredAt'>): OfferActWords =>
  actionTexts[action === 'cancel' && offeredAt === null ? 'cancelInquiry' : action];
