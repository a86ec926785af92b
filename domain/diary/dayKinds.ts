/** What a cast says of a day: not free, or to be asked first. */
export const blockKinds = ['BUSY', 'ASK'] as const;
export type BlockKind = (typeof blockKinds)[number];
/** What clients read of a day. */
export const dayLabels = { FREE: '空き', ASK: '要相談', BUSY: '不可' } as const satisfies Record<BlockKind | 'FREE', string>;
/** The same of the days of a search taken together. */
export const jointLabels = { ...dayLabels, UNKNOWN: '予定は未登録' } as const;
