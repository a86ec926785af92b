/**
 * The rows of the deal table for the cancellation of a concluded deal. Offers and entries share
 * them.
 */
export const cancelRows = <const Prefix extends 'Offer' | 'Entry'>(prefix: Prefix) =>
  ({
    requestCancellation: {
      by: ['client', 'talent'],
      from: ['IS_APPROVED'],
      until: 'scheduleToClose',
      mustMatch: 'termsNo',
      blockedByProposal: true,
      moves: { part: 'cancellation', from: ['NONE'], to: 'ASKED', past: 'REMINDED' },
      event: `${prefix}CancellationRequested`,
      to: 'same',
      stamp: 'calledOffAt',
    },
    withdrawCancellation: {
      by: ['client', 'talent'],
      from: ['IS_APPROVED'],
      ofAsker: true,
      // After the reminder only the office decides: asking and taking back must not hold a deal
      // open.
      moves: { part: 'cancellation', from: ['ASKED'], to: 'NONE' },
      event: `${prefix}CancellationWithdrawn`,
      to: 'same',
    },
    settleCancellation: {
      by: 'office',
      duties: ['review'],
      from: ['IS_APPROVED'],
      cancellationRequested: true,
      mustMatch: 'calledOffAt',
      event: `${prefix}CancellationSettled`,
      to: 'IS_ADMIN_CLOSED',
      stamp: 'adminCancelAt',
      bills: 'cancelFee',
    },
    dismissCancellation: {
      by: 'office',
      duties: ['review'],
      from: ['IS_APPROVED'],
      cancellationRequested: true,
      mustMatch: 'calledOffAt',
      moves: { part: 'cancellation', from: ['ASKED', 'REMINDED'], to: 'NONE' },
      event: `${prefix}CancellationDismissed`,
      to: 'same',
    },
    remindCancellation: {
      by: 'system',
      from: ['IS_APPROVED'],
      since: 'settleBy',
      moves: { part: 'cancellation', from: ['ASKED'], to: 'REMINDED' },
      event: `${prefix}CancellationReminded`,
      to: 'same',
    },
  }) as const;
