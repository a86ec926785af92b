import { hasDeposit, type InvoiceState } from '#domain/invoice/state.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { Guard } from '../eventStore/guard.ts';
import { paths } from '../platform/firestorePaths.ts';

/**
 * A line of the bank's statement pays one invoice, whoever reads the file again: each payment reserves its line, and the reservations lead to the invoices
 * that may have it. One that was struck is free again.
 */
export const onceRecorded = (entityId: string, paymentId: string, deposit: string): Guard => ({
  streams: [],
  find: (db) => [db.collection('reservations').where('deposit', '==', deposit)],
  check: (_states, _now, found) => {
    if (found.some(({ state }) => hasDeposit(state as InvoiceState, deposit))) throw new DomainError('payment-known');
  },
  reserve: {
    path: paths.reservation(`payment_${paymentId}`),
    data: () => ({ streamId: streamIdOf('invoice', entityId), deposit }),
    taken: () => 'payment-known',
  },
});
