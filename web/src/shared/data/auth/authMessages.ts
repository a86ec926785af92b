import { transportMessages } from '#domain/kernel/transportMessages.ts';

/** Messages for authentication errors (docs/specification.md, section 8), by Firebase's code. */
const messages: Readonly<Record<string, string>> = {
  'auth/admin-restricted-operation': 'この操作を行う権限がありません。',
  'auth/operation-not-allowed': 'この操作を行う権限がありません。',
  'auth/email-already-in-use': 'このメールアドレスはすでに登録されています。ログインするか、パスワードを再設定してください。',
  'auth/invalid-email': 'メールアドレスの形式が正しくありません。',
  'auth/user-disabled': 'このユーザーは無効になっています。事務局へお問い合わせください。',
  'auth/user-not-found': 'このメールアドレスのユーザーは見つかりません。',
  'auth/wrong-password': 'メールアドレスとパスワードが一致しません。',
  'auth/invalid-credential': 'メールアドレスとパスワードが一致しません。',
  'auth/invalid-login-credentials': 'メールアドレスとパスワードが一致しません。',
  'auth/too-many-requests': '操作が集中しています。しばらく経ってからもう一度お試しください。',
  'auth/account-exists-with-different-credential':
    '同じメールアドレスが、パスワードまたは別のサービスのアカウントで登録されています。登録したときの方法でログインしてください。',
  'auth/popup-closed-by-user': 'ログインの途中で画面が閉じられました。もう一度お試しください。',
  'auth/cancelled-popup-request': 'ログインの途中で画面が閉じられました。もう一度お試しください。',
  'auth/user-cancelled': 'サービスの画面で許可されなかったため、ログインできませんでした。',
  'auth/popup-blocked': 'ブラウザがログインの画面をブロックしました。ポップアップを許可して、もう一度ボタンを押してください。',
  'auth/unauthorized-domain': 'このサイトでは、そのサービスのアカウントを利用できません。事務局へお問い合わせください。',
  'app/email-missing': 'サービスからメールアドレスを受け取れませんでした。メールアドレスの提供を許可するか、ほかの方法で登録してください。',
  'auth/invalid-action-code': 'メールアドレスの確認期限が過ぎているか、リンクがすでに使用されています。もう一度メールを送信してください。',
  'auth/expired-action-code': 'メールアドレスの確認期限が過ぎているか、リンクがすでに使用されています。もう一度メールを送信してください。',
  'auth/requires-recent-login': 'もう一度ログインしてください。',
  'auth/user-token-expired': 'もう一度ログインしてください。',
  'auth/invalid-user-token': 'もう一度ログインしてください。',
  'auth/multi-factor-auth-required':
    '二段階認証を登録しているため、この画面では変更できません。ログイン画面の「パスワードを忘れた方はこちら」をご利用ください。',
  'auth/invalid-verification-code': '認証コードが正しくありません。認証アプリに表示されている最新のコードを入力してください。',
  'auth/totp-challenge-timeout': '時間が経過しました。もう一度ログインしてください。',
  'auth/weak-password': 'パスワードは8文字以上で、推測されにくいものにしてください。',
  'auth/password-does-not-meet-requirements': 'パスワードは8文字以上で、推測されにくいものにしてください。',
  'auth/network-request-failed': '通信できませんでした。接続をご確認のうえ、もう一度お試しください。',
};

/** The message for an authentication error; unknown codes get the general one. */
export const authMessage = (error: unknown): string =>
  messages[(error as { code?: string } | null)?.code ?? ''] ?? transportMessages.fallback;
