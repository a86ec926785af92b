/** The rows of calling off a concluded deal, for offers and entries alike. */
export const cancelRows = <const Prefix extends 'Offer' | 'Entry'>(prefix: Prefix) =>
  ({
    requestCancellation: {
      by: ['client', 'talent'],
      from: ['IS_APPROVED'],
      until: 'scheduleToClose',
      seen: 'termsNo',
      moves: { part: 'cancellation', from: ['NONE'], to: 'ASKED', past: 'REMINDED' },
      event: `${prefix}CancellationRequested`,
      to: 'same',
      stamp: 'calledOffAt',
    },
    withdrawCancellation: {
      by: ['client', 'talent'],
      from: ['IS_APPROVED'],
      ofAsker: true,
      moves: { part: 'cancellation', from: ['ASKED', 'REMINDED'], to: 'NONE' },
      event: `${prefix}CancellationWithdrawn`,
      to: 'same',
      stamp: 'cancellationWithdrawnAt',
    },
    settleCancellation: {
      by: 'office',
      from: ['IS_APPROVED'],
      calledOff: true,
      event: `${prefix}CancellationSettled`,
      to: 'IS_ADMIN_CLOSED',
      stamp: 'adminCancelAt',
      bills: 'cancelFee',
    },
    remindCancellation: {
      by: 'system',
      from: ['IS_APPROVED'],
      since: 'cancellationReminder',
      moves: { part: 'cancellation', from: ['ASKED'], to: 'REMINDED' },
      event: `${prefix}CancellationReminded`,
      to: 'same',
    },
  }) as const;
