import type { DealKind } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';

export type Changed = 'fee' | 'schedule';

export const changeActions = { fee: 'changeFee', schedule: 'changeSchedule' } as const satisfies Record<Changed, string>;

const wordsOf = (term: string) => ({
  term,
  open: `${term}を変更`,
  title: `${term}の変更`,
  change: `${term}を変更する`,
  done: `${term}を変更しました`,
});

export const changeWords = {
  fee: wordsOf('報酬'),
  schedule: wordsOf('終了日'),
  propose: '条件の変更を申し込む',
  proposed: '条件の変更を申し込みました。キャストの同意をお待ちください',
} as const;

type Change = { readonly done: (id: string) => string };
type Changes = {
  readonly fee: Change;
  readonly schedule: Change & { readonly help: string };
  readonly closed: string;
};

export const feeHelp = '消費税を除いた金額を、円単位で入力してください';
export const scheduleHelp = '日本時間のこの日時に、自動で完了します';

export const changes: Readonly<Record<DealKind, Changes>> = {
  offer: {
    fee: { done: (offerId) => href('clientOfferFeeDone', { offerId }) },
    schedule: {
      done: (offerId) => href('clientOfferScheduleDone', { offerId }),
      help: `${scheduleHelp}。回答を待っている場合、回答期限も終了日までに早まります`,
    },
    closed: '状況が変わった可能性があります。最新の状態をご確認ください。',
  },
  entry: {
    fee: { done: (entryId) => href('clientEntryFeeDone', { entryId }) },
    schedule: {
      done: (entryId) => href('clientEntryScheduleDone', { entryId }),
      help: scheduleHelp,
    },
    closed: '成立しているあいだに変更できます。最新の状態をご確認ください。',
  },
};
