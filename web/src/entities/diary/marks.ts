import { type BlockKind, dayLabels } from '#domain/work/diary/dayKinds.ts';

/**
 * The state of a day: set by the cast, booked by a concluded deal, or unknown because the cast has
 * said nothing about any day.
 */
export type DayState = 'FREE' | BlockKind | 'BOOKED' | 'UNKNOWN';
/** The Japanese name of each state. */
export const stateLabels = { ...dayLabels, BOOKED: 'お仕事', UNKNOWN: '未登録' } as const satisfies Record<DayState, string>;
/** A sign for each, next to its word. */
export const stateMarks = { FREE: '○', ASK: '△', BUSY: '×', BOOKED: '◆', UNKNOWN: '－' } as const satisfies Record<DayState, string>;
