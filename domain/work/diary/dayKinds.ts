/** The entries of a cast for a day: busy, or ask first. */
export const blockKinds = ['BUSY', 'ASK'] as const;
export type BlockKind = (typeof blockKinds)[number];
/** The words that clients read for a day. */
export const dayLabels = { FREE: '空き', ASK: '要相談', BUSY: '不可' } as const satisfies Record<BlockKind | 'FREE', string>;
/** The words for several days of a search together. */
export const jointLabels = { ...dayLabels, UNKNOWN: '予定は未登録' } as const;
