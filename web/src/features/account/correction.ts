/** The correction that the office asked for: the act, and why; on the own page, as a task and as a notice. */
export const correction = (what: string, reason: string) => ({ act: `${what}を修正する`, why: `事務局からのお願い：${reason}` });
