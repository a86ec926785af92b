import { type BlockKind, dayLabels } from '#domain/diary/dayKinds.ts';

/** The state of a day: set by the cast, or booked by a concluded deal. */
export type DayState = 'FREE' | BlockKind | 'BOOKED';
/** The Japanese name of each state. */
export const stateLabels = { ...dayLabels, BOOKED: 'お仕事' } as const satisfies Record<DayState, string>;
/** A sign for each, next to its word. */
export const stateMarks = { FREE: '○', ASK: '△', BUSY: '×', BOOKED: '◆' } as const satisfies Record<DayState, string>;
