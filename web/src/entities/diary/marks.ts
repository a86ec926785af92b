import { dayLabels, type SaidState } from '#domain/work/diary/dayKinds.ts';

export type DayState = SaidState | 'BOOKED';
export const stateLabels = { ...dayLabels, BOOKED: 'お仕事', UNKNOWN: '未登録' } as const satisfies Record<DayState, string>;
export const stateMarks = { FREE: '○', ASK: '△', BUSY: '×', BOOKED: '◆', UNKNOWN: '－' } as const satisfies Record<DayState, string>;
