/** The commands that the office may send for the cast: those whose rows have `onBehalf`. */
export const proxyAnswers = ['accept', 'refuse', 'refuseInquiry', 'agreeChange', 'declineChange'] as const;
/** The subset for entries: only answers to a change. */
export const entryAnswers = proxyAnswers.slice(3);
