import { describe, expect, test } from 'vitest';
import { authMessage } from './authMessages.ts';

const catalogue: readonly (readonly [meaning: string, code: string, says: RegExp])[] = [
  ['admin-only operation', 'auth/admin-restricted-operation', /権限がありません/],
  ['e-mail exists', 'auth/email-already-in-use', /すでに登録されています/],
  ['invalid e-mail', 'auth/invalid-email', /形式が正しくありません/],
  ['user disabled', 'auth/user-disabled', /無効/],
  ['user not found', 'auth/user-not-found', /見つかりません/],
  ['wrong password', 'auth/wrong-password', /一致しません/],
  ['too many requests', 'auth/too-many-requests', /しばらく経ってから/],
  [
    'account exists with different credential',
    'auth/account-exists-with-different-credential',
    /同じメールアドレスが、.*別のサービスのアカウントで登録されています/,
  ],
  ['the window of a service was closed', 'auth/popup-closed-by-user', /もう一度/],
  ['the window of a service was blocked', 'auth/popup-blocked', /ポップアップを許可/],
  ['a service gives no address', 'app/email-missing', /メールアドレスの提供を許可/],
  ['invalid action code', 'auth/invalid-action-code', /期限が過ぎているか、リンクがすでに使用されています/],
  ['requires recent login', 'auth/requires-recent-login', /もう一度ログイン/],
  ['user token expired', 'auth/user-token-expired', /もう一度ログイン/],
  ['invalid user token', 'auth/invalid-user-token', /もう一度ログイン/],
];

describe('authentication errors (specification, section 8)', () => {
  test.each(catalogue)('%s', (_meaning, code, says) => expect(authMessage({ code })).toMatch(says));

  test('a wrong password has the same message if the account does not exist, when Firebase hides it', () =>
    expect(authMessage({ code: 'auth/invalid-credential' })).toBe(authMessage({ code: 'auth/wrong-password' })));

  test('other errors have the general message and nothing internal', () => {
    for (const error of [null, undefined, new Error('ECONNRESET at /srv/app'), { code: 'auth/internal-error' }])
      expect(authMessage(error)).toBe('エラーが発生しました。しばらく経ってからもう一度お試しください。');
  });
});
