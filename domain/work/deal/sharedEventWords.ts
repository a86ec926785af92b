import { asNotified, both, type EventWords, type noticesTo, step } from '../../kernel/words/row.ts';

const LOOK = '変更の内容を確認する';

/**
 * The words of changed terms; offers and entries share them. Timeline, room, notification and mail
 * show the old and new terms beside them.
 */
export const changeWords = <const Prefix extends 'Offer' | 'Entry'>(
  prefix: Prefix,
  { toClient, toTalent, toBoth }: ReturnType<typeof noticesTo>,
) => {
  const rows = {
    FeeChanged: {
      history: '報酬を変更',
      asks: 'talent',
      topic: 'terms',
      step: step({ client: '報酬を変更しました', talent: '報酬が変更されました' }, both('クライアントが報酬を変更しました。')),
      notifies: { talent: toTalent('報酬が変更されました', 'クライアントが報酬を変更しました。内容をご確認ください。') },
      mails: { talent: asNotified(LOOK) },
    },
    ScheduleChanged: {
      history: '終了日を変更',
      asks: 'talent',
      topic: 'terms',
      step: step({ client: '終了日を変更しました', talent: '終了日が変更されました' }, both('クライアントが終了日を変更しました。')),
      notifies: { talent: toTalent('終了日が変更されました', 'クライアントが終了日を変更しました。内容をご確認ください。') },
      mails: { talent: asNotified(LOOK) },
    },
    TermsChanged: {
      history: '条件を変更',
      asks: 'talent',
      topic: 'terms',
      step: step(both('条件が変わりました'), both('新しい条件になりました。')),
      notifies: toBoth('条件が変わりました', '新しい条件になりました。内容をご確認ください。'),
      mails: { client: asNotified(LOOK), talent: asNotified(LOOK) },
    },
    ChangeProposed: {
      history: '条件の変更を申し込み',
      asks: 'talent',
      topic: 'terms',
      step: step(
        { client: '条件の変更を申し込みました', talent: '条件の変更の申し込みが届きました' },
        both('クライアントが条件の変更を申し込みました。'),
      ),
      notifies: {
        talent: toTalent(
          '条件の変更の申し込みが届きました',
          '変更の前と後を確認して、期限までに同意するかどうかをお選びください。同意するまで、今の条件は変わりません。',
        ),
      },
      mails: { talent: asNotified('変更を確認して回答する') },
    },
    ChangeAgreed: {
      history: '条件の変更に同意',
      asks: 'office',
      topic: 'terms',
      step: step(
        { client: 'キャストが条件の変更に同意しました', talent: '条件の変更に同意しました' },
        { client: 'キャストが条件の変更に同意しました。', talent: '条件の変更に同意しました。' },
      ),
      notifies: { client: toClient('条件の変更に同意がありました', 'キャストが条件の変更に同意しました。') },
      mails: { client: asNotified(LOOK) },
    },
    ChangeDeclined: {
      history: '条件の変更を辞退',
      topic: 'terms',
      step: step(
        { client: 'キャストは変更に同意しませんでした', talent: '変更に同意しませんでした' },
        both('キャストは条件の変更に同意しませんでした。今の条件のまま続きます。'),
      ),
      notifies: {
        client: toClient('条件の変更に同意がありませんでした', 'キャストは条件の変更に同意しませんでした。今の条件のまま続きます。'),
      },
      mails: { client: asNotified(LOOK) },
    },
    ChangeWithdrawn: {
      history: '条件の変更を取り消し',
      topic: 'terms',
      step: step(
        { client: '条件の変更を取り消しました', talent: 'クライアントが条件の変更を取り消しました' },
        both('クライアントが条件の変更を取り消しました。今の条件のまま続きます。'),
      ),
      notifies: {
        talent: toTalent('条件の変更が取り消されました', 'クライアントが条件の変更を取り消しました。今の条件のまま続きます。'),
      },
    },
    ChangeLapsed: {
      history: '条件の変更の取りやめ',
      topic: 'terms',
      step: step(both('条件の変更は取りやめになりました'), both('同意がそろわなかったため、条件の変更は取りやめになりました。')),
      notifies: toBoth('条件の変更は取りやめになりました', '同意がそろわなかったため、条件は変わりませんでした。'),
    },
    ChangeAdminApproved: {
      history: '事務局が条件の変更を承認',
      step: step(both('事務局が条件の変更を承認しました'), both('事務局が条件の変更を承認しました。')),
    },
    ChangeAdminDisapproved: {
      history: '事務局が条件の変更を否認',
      topic: 'terms',
      step: step(both('事務局が条件の変更を承認しませんでした'), both('事務局は条件の変更を承認しませんでした。今の条件のまま続きます。')),
      notifies: toBoth('条件の変更は承認されませんでした', '事務局は条件の変更を承認しませんでした。今の条件のまま続きます。'),
      mails: { client: asNotified(), talent: asNotified() },
    },
    OfficeReminded: {
      history: '事務局へ確認のお願いを送信',
      topic: 'terms',
      notifies: toBoth('事務局の確認に時間がかかっています', '事務局が内容を確認しています。もうしばらくお待ちください。'),
    },
    OfficeRemindedAgain: { history: '事務局の確認の目安を超過' },
  } as const satisfies Readonly<Record<string, EventWords>>;
  return Object.fromEntries(Object.entries(rows).map(([name, words]) => [`${prefix}${name}`, words])) as {
    readonly [Name in keyof typeof rows as `${Prefix}${Name}`]: (typeof rows)[Name];
  };
};

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
