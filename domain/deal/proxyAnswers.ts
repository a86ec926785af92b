/** What the office answers on the cast's behalf: the commands whose rows say so (`onBehalf`). */
export const proxyAnswers = ['accept', 'refuse', 'refuseInquiry', 'agreeChange', 'declineChange'] as const;
/** Those of an entry: the answers to a change. */
export const entryAnswers = proxyAnswers.slice(3);
