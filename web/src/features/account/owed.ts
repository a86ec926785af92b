/**
 * What an account still owes: the act, and why. The own page lists it as a task, other pages show a
 * notice.
 */
export const owed = {
  terms: { act: '利用規約を確認して同意する', why: '今の利用規約への同意が、まだ済んでいません' },
  correction: (what: string, reason: string) => ({ act: `${what}を修正する`, why: `事務局からのお願い：${reason}` }),
} as const;
