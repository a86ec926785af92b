/** Texts for failed requests without a server's message, by code. The first page needs them. */
export const transportMessages = {
  'permission-denied': '入力内容に不備があるか、アクセス権限がありません。',
  'storage-unknown': '不明なエラーが発生しました。もう一度お試しください。',
  fallback: 'エラーが発生しました。しばらく経ってからもう一度お試しください。',
  unauthenticated: 'ログインしてください。',
  'invalid-argument': '入力内容をご確認ください。',
  aborted: 'ほかの操作と重なりました。もう一度お試しください。',
  'not-found': '対象が見つかりません。すでに削除された可能性があります。',
  'already-exists': 'すでに登録されています。',
} as const;
