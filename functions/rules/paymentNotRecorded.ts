import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { hasDeposit, type InvoiceState } from '#domain/money/invoice/state.ts';
import { paymentReservation } from '../eventStore/reservations.ts';
import type { Rule } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';

/**
 * Refuses a line of a bank statement that was recorded before, by any member and on any invoice.
 * Each payment reserves its line, and the reservation names the invoice to check. A struck payment
 * frees its line.
 */
export const paymentNotRecorded = (entityId: string, paymentId: string, deposit: string): Rule => {
  const { path, data } = paymentReservation(streamIdOf('invoice', entityId), paymentId, deposit);
  return {
    turns: [paths.turn(`deposit_${deposit}`)],
    find: (db) => [db.collection('reservations').where('deposit', '==', deposit)],
    check: (_states, _now, found) => {
      if (found.some(({ state }) => hasDeposit(state as InvoiceState, deposit))) throw new DomainError('payment-known');
    },
    reserve: { path, data: () => data, taken: () => 'payment-known' },
  };
};
