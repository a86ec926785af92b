import { assertNumberFree } from '#domain/deal/billNumber.ts';
import { type InvoiceState, stands } from '#domain/invoice/state.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import type { FoundStream, Guard } from '../eventStore/guard.ts';

/** More bills than an invoice has; where it has more, those that are looked at are all of one client. */
const LOOKED_AT = 20;

type Claimed = Parameters<typeof assertNumberFree>[1];
type BillCommand = { readonly type: string; readonly billId?: unknown };

const billCommands: readonly string[] = ['claimBill', 'ignoreBill', 'reopenBill'];
const isInvoice = ({ streamId }: FoundStream): boolean => parseStreamId(streamId).aggregate === 'invoice';

/**
 * What the office does with a bill by hand: never with one on an invoice that stands, and never under a number whose bills, as their streams stand, are
 * another client's. undefined: a command about no bill.
 */
export const billByHand = (aggregate: AnyAggregate, entityId: string, { type, billId: named }: BillCommand): Guard | undefined => {
  if (!billCommands.includes(type)) return undefined;
  const billId = typeof named === 'string' ? named : undefined;
  return {
    streams: [{ aggregate, entityId }],
    find: (db) => [db.collection('reservations').where('billed', 'array-contains', streamIdOf(aggregate.name, entityId))],
    ...(billId !== undefined && {
      findBeside: (db) => [db.collection('jobChangeHistories').where('data.billId', '==', billId).limit(LOOKED_AT)],
    }),
    check: ([own], _now, found) => {
      if (found.some((each) => isInvoice(each) && stands(each.state as InvoiceState))) throw new DomainError('bill-invoiced');
      const others = found.filter((each) => !isInvoice(each)).map(({ state }) => state as Claimed);
      if (billId !== undefined) assertNumberFree(billId, own as Claimed, others);
    },
  };
};
