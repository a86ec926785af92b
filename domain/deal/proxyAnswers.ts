/** What the office answers on the cast's behalf: the commands whose rows say so (`onBehalf`). */
export const proxyAnswers = ['accept', 'refuse', 'refuseInquiry', 'agreeChange', 'declineChange'] as const;
/** Those of an entry. */
export const entryAnswers = ['agreeChange', 'declineChange'] as const satisfies (typeof proxyAnswers)[number][];
