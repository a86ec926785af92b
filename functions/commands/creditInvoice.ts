import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { InvoiceCommand } from '#domain/money/invoice/invoice.ts';
import { CREDIT_SERIES, creditNumberOf } from '#domain/money/invoice/number.ts';
import type { Rule } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';
import { issuedSoFar } from '../rules/issueInvoice.ts';

/** A credit note as it is requested, without its number. */
export type SentCredit = Omit<Extract<InvoiceCommand, { type: 'credit' }>, 'credit'>;

/**
 * Assigns the next number of the year's credit notes. A refused command takes no number, so there
 * are no gaps.
 */
export const numberedCredit = (sent: SentCredit, now: () => number): Rule => {
  const year = jstDate(now()).slice(0, 4);
  return {
    fillCommand: (_states, held) => ({ ...sent, credit: creditNumberOf(year, issuedSoFar(held) + 1) }) satisfies InvoiceCommand,
    check: (_states, at) => {
      if (!jstDate(at).startsWith(year)) throw new DomainError('aborted');
    },
    sharedDocument: {
      path: paths.invoiceCounter(`${CREDIT_SERIES}${year}`),
      streamsIn: () => [],
      data: (_found, held) => ({ last: issuedSoFar(held) + 1 }),
    },
  };
};
