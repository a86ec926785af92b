export const passwordRule = '8文字以上で入力してください';
export const passwordMismatch = 'パスワードが一致しません';

/** Rules of the fields of the sign-in screens. Written without the schema library: these screens come before everything else. */
export const emailRules = {
  required: 'このフィールドは必須です',
  maxLength: { value: 100, message: '最大100文字まで入力してください' },
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: '有効なメールアドレスを入力してください' },
};
export const passwordRules = { required: 'このフィールドは必須です' };
export const newPasswordRules = { required: 'このフィールドは必須です', minLength: { value: 8, message: '最低8文字以上入力してください' } };
