import type { proxyChannels } from './fields.ts';

/** The commands that the office may send for the cast: those whose rows have `onBehalf`. */
export const proxyAnswers = ['accept', 'refuse', 'refuseInquiry', 'agreeChange', 'declineChange'] as const;
/** The subset for entries: only answers to a change. */
export const entryAnswers = proxyAnswers.slice(3);

/** An answer that the office gave for the cast, and when it received it (ms). */
export type HeardAnswer = {
  readonly answer: (typeof proxyAnswers)[number];
  readonly channel: (typeof proxyChannels)[number];
  readonly heardAt: number;
};
