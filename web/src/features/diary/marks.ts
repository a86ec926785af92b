import { type BlockKind, dayLabels } from '#domain/diary/dayKinds.ts';

/** What a day is for its cast: said by them, or booked by a concluded deal. */
export type DayState = 'FREE' | BlockKind | 'BOOKED';
export const stateLabels = { ...dayLabels, BOOKED: 'お仕事' } as const satisfies Record<DayState, string>;
/** A sign for each, beside its word. */
export const stateMarks = { FREE: '○', ASK: '△', BUSY: '×', BOOKED: '◆' } as const satisfies Record<DayState, string>;
