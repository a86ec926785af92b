import type { Deal } from '#web/features/deal/public.ts';

/** Which deal it is: the job, and both sides by name. */
export const dealTitle = ({ job, client, talent }: Pick<Deal, 'job' | 'client' | 'talent'>): string =>
  `${job.title}（${client.name}、${talent.name}）`;

/** The acts that end a deal, deny a change of terms, or refuse a cancel request. */
export type EndAction = 'adminDisapprove' | 'adminDisapproveChange' | 'dismissCancellation' | 'forceClose';

/** The mail quotes the reason word for word. */
export const endReasonHelp = 'クライアントとキャストがこのまま読みます。相手に伝わる文章で書いてください';
type EndWords = { readonly label: string; readonly title: string; readonly consequences: readonly string[]; readonly done: string };

/** The texts of these acts, for an オファー or an エントリー. */
export const endTexts: Record<EndAction, (noun: string) => EndWords> = {
  adminDisapprove: (noun) => ({
    label: `この${noun}を否認する`,
    title: `${noun}を否認しますか？`,
    consequences: [
      `この${noun}は不成立で終了します。`,
      '否認したことと理由を、クライアントとキャストにお知らせします。',
      '元に戻せません。',
    ],
    done: '否認しました',
  }),
  adminDisapproveChange: (noun) => ({
    label: 'この変更を否認する',
    title: '条件の変更を否認しますか？',
    consequences: [
      `条件は変わりません。この${noun}は、今の条件のまま続きます。`,
      '否認したことと理由を、クライアントとキャストにお知らせします。',
    ],
    done: '条件の変更を否認しました',
  }),
  dismissCancellation: (noun) => ({
    label: '取り消しを認めない',
    title: '取り消しを認めずに続けますか？',
    consequences: [`この${noun}は、成立したまま続きます。`, '認めなかったことと理由を、クライアントとキャストにお知らせします。'],
    done: '取り消しを認めませんでした',
  }),
  forceClose: (noun) => ({
    label: `この${noun}を強制終了する`,
    title: '強制終了しますか？',
    consequences: [
      'この取引は直ちに終了します。',
      '理由がクライアントとキャストの画面に表示されます。',
      '請求と評価の対象になりません。',
      '元に戻せません。',
    ],
    done: '強制終了しました',
  }),
};
