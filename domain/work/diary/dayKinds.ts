/** What a cast says about a day: busy, ask first, or free. */
export const blockKinds = ['BUSY', 'ASK', 'FREE'] as const;
export type BlockKind = (typeof blockKinds)[number];
/** The words that clients read for a day. */
export const dayLabels = { FREE: '空き', ASK: '要相談', BUSY: '不可' } as const satisfies Record<BlockKind, string>;
/** The words for several days of a search together. */
export const jointLabels = { ...dayLabels, UNKNOWN: '予定は未登録' } as const;
