/** The password of all demo accounts; they exist in local data only. */
export const demoPassword = 'demo-password-1';

/** The accounts that `npm start` prints. */
export const demoAccounts = [
  { email: 'client@example.com', what: 'クライアント (株式会社ひかり企画): deals in every status' },
  { email: 'talent@example.com', what: 'キャスト (白石 美咲): inquiries, offers and results' },
  { email: 'office@example.com', what: '事務局: approvals, certifications and bills waiting; every role' },
  { email: 'review@example.com', what: '事務局 (審査): approves deals up to 300,000 yen' },
  { email: 'billing@example.com', what: '事務局 (請求): bills, and no approvals' },
] as const;
