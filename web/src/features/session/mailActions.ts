import { href } from '#web/routing/href.ts';

/** The texts and the call of a mail link. */
export type MailAction = {
  readonly ask: string;
  readonly button: string;
  readonly done: string;
  readonly next: { readonly to: string; readonly label: string };
  /** Sessions with the old address have ended, so the user has to sign in again. */
  readonly endsSession: boolean;
};

/** The actions of links in mails, by Firebase's `mode`. A new password has its own form. */
export const mailActions: Readonly<Record<string, MailAction>> = {
  verifyEmail: {
    ask: '下のボタンを押すと、メールアドレスの確認が完了します。',
    button: 'メールアドレスを確認する',
    done: 'メールアドレスを確認しました。',
    next: { to: '/', label: '利用を始める' },
    endsSession: false,
  },
  verifyAndChangeEmail: {
    ask: '下のボタンを押すと、ログイン用のメールアドレスが、このメールの届いたアドレスに変わります。',
    button: 'メールアドレスを変更する',
    done: 'ログイン用のメールアドレスを変更しました。新しいメールアドレスでログインしてください。',
    next: { to: href('login'), label: 'ログインへ' },
    endsSession: true,
  },
  recoverEmail: {
    ask: '下のボタンを押すと、ログイン用のメールアドレスが、変更する前のアドレスに戻ります。',
    button: '変更前のアドレスに戻す',
    done: 'ログイン用のメールアドレスを、変更する前のアドレスに戻しました。心当たりのない変更だった場合は、パスワードも再設定してください。',
    next: { to: href('passwordReset'), label: 'パスワードの再設定へ' },
    endsSession: true,
  },
};
