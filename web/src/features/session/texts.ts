import { emailPattern } from '#domain/kernel/emailAddress.ts';
import { messages } from '#domain/kernel/messages.ts';
import type { Rules } from './useCredentials.ts';

/** The shortest password; the auth server has the same rule. */
const PASSWORD_MIN = 8;
export const passwordRule = `${PASSWORD_MIN}文字以上で入力してください`;
const { required } = messages;

/**
 * The rules of the sign-in fields. They do not use the schema library, because these screens load
 * first.
 */
export const checks = {
  email: (text: string) => {
    if (text === '') return required;
    if (text.length > 100) return messages.max(100);
    return emailPattern.test(text) ? undefined : messages.email;
  },
  password: (text: string) => (text === '' ? required : undefined),
  oneTimeCode: (text: string) => (/^\d{6}$/.test(text.normalize('NFKC').trim()) ? undefined : '6桁の数字を入力してください'),
  newPassword: (text: string) => {
    if (text === '') return required;
    return text.length < PASSWORD_MIN ? messages.min(PASSWORD_MIN) : undefined;
  },
  repeated: (text: string, { password }: { readonly password?: string }) => {
    if (text === '') return required;
    return text === password ? undefined : 'パスワードが一致しません';
  },
} as const satisfies Rules;
