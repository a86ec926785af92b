// Limits and names of holds, apart from the fields: pages and documents load only these.

/** Limits of holds. `daysMax`: days of one hold; `positions`: holds of a cast that share a day. */
export const holdLimits = { daysMax: 10, positions: 3, perSeat: 3 } as const;

/** The statuses of a deal in which its client can hold the days of the cast. */
export const holdableStatuses: readonly string[] = ['IN_INQUIRY', 'IS_DECIDING'];

/** Why a side lets a hold go. */
export const clientReleases = ['OTHER_CAST', 'SCHEDULE', 'BUDGET', 'PLAN', 'MISTAKE', 'OTHER'] as const;
export const castReleases = ['OTHER_WORK', 'SCHEDULE', 'FEE', 'CONTENT', 'PERSONAL', 'OTHER'] as const;

/** Why a hold ended; null while it lives. `LAPSED`: nobody answered the request. */
export const holdEnds = ['REFUSED', 'LAPSED', 'EXPIRED', 'RELEASED', 'YIELDED', 'DISPLACED', 'DROPPED', 'CONCLUDED'] as const;
export type HoldEnd = (typeof holdEnds)[number];
export const endLabels = {
  REFUSED: '辞退',
  LAPSED: '回答なし',
  EXPIRED: '期限切れ',
  RELEASED: '解除',
  YIELDED: '次のクライアントへ移動',
  DISPLACED: 'ほかのお仕事が成立',
  DROPPED: '取引の終了',
  CONCLUDED: '成立',
} as const satisfies Record<HoldEnd, string>;
