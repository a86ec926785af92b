/**
 * The statuses of one side's review. `IS_WAITING` is from docs/specification.md, section 4; the
 * others are ours.
 */
export const reviewStatuses = ['IS_WAITING', 'IS_WRITTEN', 'IS_NOT_HELD', 'IS_PUBLISHED', 'IS_LAPSED', 'IS_TAKEN_DOWN'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewStatusLabel = {
  IS_WAITING: '未投稿',
  IS_WRITTEN: '公開待ち',
  IS_NOT_HELD: '実施なしとして報告済み',
  IS_PUBLISHED: '公開中',
  IS_LAPSED: '期限切れ',
  IS_TAKEN_DOWN: '事務局が非公開にしました',
} as const satisfies Record<ReviewStatus, string>;
