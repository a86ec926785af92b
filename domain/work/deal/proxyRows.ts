/**
 * The rows of the deal table for answers that the office gave for the cast; offers and entries
 * share them. `held`: the statuses after such an answer, including ends of the deal.
 */
export const proxyRows = <const Prefix extends 'Offer' | 'Entry', const Held extends readonly string[]>(prefix: Prefix, held: Held) =>
  ({
    // The answer triggers it in its commit. No callable accepts it.
    noteProxy: {
      by: 'system',
      act: true,
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
      duties: ['review'],
      from: held,
      // The cancellation has to be settled first, because it may end with an amount.
      cancellationRequested: false,
      moves: { part: 'proxy', from: ['DISPUTED'], to: 'SETTLED' },
      undoes: true,
      event: `${prefix}ProxySettled`,
      to: 'same',
    },
  }) as const;
