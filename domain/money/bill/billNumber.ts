import { DomainError } from '../../kernel/domainError.ts';
import type { Billed, Parties } from '../../work/deal/state.ts';
import { isInvoiceNumber } from '../invoice/number.ts';

/** The fields of an offer or entry that this check reads, in any status. */
type Deal = Partial<Parties & Billed>;

/**
 * One invoice covers a client's bills of a month, so a number belongs to one client. Throws
 * `bill-number-reserved` for the form of invoice numbers, `bill-number-taken` if another client has
 * it.
 */
export const assertNumberFree = (billId: string, { clientId }: Deal, others: readonly Deal[]): void => {
  if (isInvoiceNumber(billId)) throw new DomainError('bill-number-reserved', { billId: 'この形の番号は、請求書の発行で自動的に付きます' });
  const taken = others.some((other) => other.bill === 'CLAIMED' && other.billId === billId && other.clientId !== clientId);
  if (taken) throw new DomainError('bill-number-taken', { billId: 'この請求番号は、別のクライアントの請求に使われています' });
};
