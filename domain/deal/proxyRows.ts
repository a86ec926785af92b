/**
 * The rows of answers that the office gave on the cast's behalf, for offers and entries alike.
 * `held`: the statuses that follow such an answer, also those in which the deal is over with it.
 */
export const proxyRows = <const Prefix extends 'Offer' | 'Entry', const Held extends readonly string[]>(prefix: Prefix, held: Held) =>
  ({
    // Follows the answer in its commit; no callable takes it.
    noteProxy: {
      by: 'system',
      from: held,
      moves: { part: 'proxy', from: ['NONE', 'OPEN', 'SETTLED'], to: 'OPEN' },
      event: `${prefix}AnsweredOnBehalf`,
      to: 'same',
    },
    disputeProxy: {
      by: 'talent',
      from: held,
      until: 'proxyDue',
      moves: { part: 'proxy', from: ['OPEN'], to: 'DISPUTED' },
      event: `${prefix}ProxyDisputed`,
      to: 'same',
    },
    settleProxy: {
      by: 'office',
      from: held,
      // A deal that was called off is settled first: it may end with an amount.
      calledOff: false,
      moves: { part: 'proxy', from: ['DISPUTED'], to: 'SETTLED' },
      undoes: true,
      event: `${prefix}ProxySettled`,
      to: 'same',
    },
  }) as const;
