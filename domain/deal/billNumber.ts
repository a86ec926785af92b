import { isInvoiceNumber } from '../invoice/number.ts';
import { DomainError } from '../kernel/domainError.ts';
import type { Billed, Parties } from './state.ts';

/** A deal as its bill knows it: offers and entries alike, in whatever state. */
type Deal = Partial<Parties & Billed>;

/**
 * A client's bills of a month are one invoice, so a number is one client's: refused where another
 * client's bill has it, and where an invoice may get it.
 */
export const assertNumberFree = (billId: string, { clientId }: Deal, others: readonly Deal[]): void => {
  if (isInvoiceNumber(billId)) throw new DomainError('bill-number-reserved', { billId: 'この形の番号は、請求書の発行で自動的に付きます' });
  const taken = others.some((other) => other.bill === 'CLAIMED' && other.billId === billId && other.clientId !== clientId);
  if (taken) throw new DomainError('bill-number-taken', { billId: 'この請求番号は、別のクライアントの請求に使われています' });
};
