/** A proposed time: date (JST), from and to (`HH:MM`). `to` before `from`: on the next day. */
export type ProposedTime = { readonly date: string; readonly from: string; readonly to: string };

export const dateAnswers = ['YES', 'MAYBE', 'NO'] as const;
export type DateAnswer = (typeof dateAnswers)[number];
export const dateAnswerLabels = { YES: '可', MAYBE: '要調整', NO: '不可' } as const satisfies Record<DateAnswer, string>;
/** The sign of each answer. All fonts have these characters. */
export const dateAnswerMarks = { YES: '○', MAYBE: '△', NO: '×' } as const satisfies Record<DateAnswer, string>;
