import type { Rules } from './useCredentials.ts';

export const passwordRule = '8文字以上で入力してください';
const required = 'このフィールドは必須です';

/** Rules of the fields of the sign-in screens (spec section 5). Without the schema library: these screens come before everything else. */
export const checks = {
  email: (text: string) => {
    if (text === '') return required;
    if (text.length > 100) return '最大100文字まで入力してください';
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : '有効なメールアドレスを入力してください';
  },
  password: (text: string) => (text === '' ? required : undefined),
  oneTimeCode: (text: string) => (/^\d{6}$/.test(text.normalize('NFKC').trim()) ? undefined : '6桁の数字を入力してください'),
  newPassword: (text: string) => {
    if (text === '') return required;
    return text.length < 8 ? '最低8文字以上入力してください' : undefined;
  },
  repeated: (text: string, { password }: { readonly password?: string }) => (text === password ? undefined : 'パスワードが一致しません'),
} as const satisfies Rules;
