export const contactCategories = ['ACCOUNT', 'DEAL', 'BILLING', 'BUG', 'COMPLAINT', 'OTHER'] as const;
export type ContactCategory = (typeof contactCategories)[number];

export const contactCategoryLabel = {
  ACCOUNT: 'アカウント',
  DEAL: 'お仕事・取引',
  BILLING: '請求・支払い',
  BUG: '不具合',
  COMPLAINT: '報告・苦情',
  OTHER: 'その他',
} as const satisfies Record<ContactCategory, string>;

/**
 * `WAITING`: the office has to answer. `ANSWERED`: the office wrote last (or first), and the asker
 * can reply. `CLOSED`: it is over.
 */
export const contactStatuses = ['WAITING', 'ANSWERED', 'CLOSED'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactStatusLabel = {
  WAITING: '回答待ち',
  ANSWERED: '回答済み',
  CLOSED: '完了',
} as const satisfies Record<ContactStatus, string>;
