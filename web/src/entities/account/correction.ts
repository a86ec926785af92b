/** The correction that the office asked for: the act, and why. Shown as a task or as a notice. */
export const correction = (what: string, reason: string) => ({ act: `${what}を修正する`, why: `事務局からのお願い：${reason}` });
