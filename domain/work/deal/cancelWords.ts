import { asNotified, both, type EventWords, type noticesTo, step } from '../../kernel/words/row.ts';

/**
 * The words of a cancellation; offers and entries share them. Both sides are notified, including
 * the one who asks, because it is a record.
 */
export const cancelWords = <const Prefix extends 'Offer' | 'Entry'>(
  prefix: Prefix,
  { toBoth }: Pick<ReturnType<typeof noticesTo>, 'toBoth'>,
) => {
  const rows = {
    CancellationRequested: {
      history: '取り消しの申し込み',
      asks: 'office',
      topic: 'terms',
      step: step(both('取り消しの申し込みがありました'), both('成立したお仕事の取り消しの申し込みがありました。事務局が確認します。')),
      notifies: toBoth(
        '取り消しの申し込みがありました',
        '申し込んだ方、理由、取消料の上限をご確認ください。事務局が精算するまで、お仕事は成立したままです。',
      ),
      mails: { client: asNotified(), talent: asNotified() },
    },
    CancellationWithdrawn: {
      history: '取り消しの申し込みを撤回',
      topic: 'terms',
      step: step(both('取り消しの申し込みが撤回されました'), both('取り消しの申し込みが撤回されました。お仕事は成立したまま続きます。')),
      notifies: toBoth('取り消しの申し込みが撤回されました', 'お仕事は成立したまま続きます。'),
      mails: { client: asNotified(), talent: asNotified() },
    },
    CancellationDismissed: {
      history: '取り消しの申し込みを却下',
      topic: 'terms',
      step: step(both('取り消しは認められませんでした'), both('事務局は取り消しを認めませんでした。お仕事は成立したまま続きます。')),
      notifies: toBoth('取り消しは認められませんでした', '事務局は取り消しを認めませんでした。お仕事は成立したまま続きます。'),
      mails: { client: asNotified(), talent: asNotified() },
    },
    CancellationSettled: {
      history: '取り消しを精算',
      topic: 'terms',
      step: step(both('取り消しが精算されました'), both('事務局が取り消しを精算し、このお仕事の取引は終了しました。')),
      notifies: toBoth('取り消しが精算されました', '事務局が取り消しを精算し、このお仕事の取引は終了しました。取消料をご確認ください。'),
      mails: { client: asNotified(), talent: asNotified() },
    },
    CancellationReminded: {
      history: '取り消しの精算の目安を超過',
      topic: 'terms',
      notifies: toBoth('取り消しの精算に時間がかかっています', '事務局が内容を確認しています。もうしばらくお待ちください。'),
    },
  } as const satisfies Readonly<Record<string, EventWords>>;
  return Object.fromEntries(Object.entries(rows).map(([name, words]) => [`${prefix}${name}`, words])) as {
    readonly [Name in keyof typeof rows as `${Prefix}${Name}`]: (typeof rows)[Name];
  };
};
