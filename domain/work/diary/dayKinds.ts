/** What a cast says about a day: busy, ask first, or free. */
export const blockKinds = ['BUSY', 'ASK', 'FREE'] as const;
export type BlockKind = (typeof blockKinds)[number];
export const dayLabels = { FREE: '空き', ASK: '要相談', BUSY: '不可' } as const satisfies Record<BlockKind, string>;
/** The words for several days of a search together. */
export const jointLabels = { ...dayLabels, UNKNOWN: '予定は未登録' } as const;

/** The words of a day with holds. */
export const holdsLabel = (count: number): string => (count === 1 ? '第一キープあり' : `キープ${count}件あり`);

/** The states of a day without work. `UNKNOWN`: the cast has said nothing, so it is never free. */
export const saidStates = [...blockKinds, 'UNKNOWN'] as const;
export type SaidState = (typeof saidStates)[number];

/** The rows of the weekly rules: the weekdays from Monday, then national holidays. */
export const weeklyRows = ['月', '火', '水', '木', '金', '土', '日', '祝日'] as const;
/** A state for each row; empty without rules. */
export type Weekly = readonly SaidState[];
