import { jstMonth } from '#domain/calendar/instants.ts';
import { assertNumberFree } from '#domain/deal/billNumber.ts';
import { type InvoiceState, reservesDeals } from '#domain/invoice/state.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { dealDocument } from '#projections/deal/deals.schema.ts';
import type { FoundStream, Guard } from '../eventStore/guard.ts';
import type { EventStore } from '../eventStore/request.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { whileOpen } from './whileOpen.ts';

/**
 * How many bills with the same number are read. An invoice has fewer; if there are more, the first
 * ones already tell the client.
 */
const LOOKED_AT = 20;

type Reading = Pick<EventStore, 'db' | 'keys'>;
/** The aggregate of offers or of entries. */
type Deal = AnyAggregate;
type Claimed = Parameters<typeof assertNumberFree>[1];
type BillCommand = { readonly type: string; readonly billId?: unknown };

const billCommands: readonly string[] = ['claimBill', 'ignoreBill', 'reopenBill'];
const isInvoice = ({ streamId }: FoundStream): boolean => parseStreamId(streamId).aggregate === 'invoice';

/**
 * The closing month (JST) of a deal, from its document; empty while the deal is open. It never
 * changes.
 */
const closedIn = async ({ db, keys }: Reading, aggregate: Deal, entityId: string): Promise<string[]> => {
  const { state } = await loadStream(db, keys, aggregate, await db.doc(paths.head(streamIdOf(aggregate.name, entityId))).get());
  if (!('jobId' in (state as object))) return [];
  const { jobId } = state as { readonly jobId: string };
  const path = dealDocument(aggregate.name === 'offer' ? 'offers' : 'entries', jobId, entityId);
  const closedAt = (await db.doc(path).get()).get('closedAt') as number | null | undefined;
  return typeof closedAt === 'number' ? [jstMonth(closedAt)] : [];
};

/**
 * The guard for a member's act on a bill. Refuses a bill on a valid invoice, a number whose bills
 * belong to another client, and a locked month. Undefined if the command is not about a bill.
 */
export const billByHand = async (
  eventStore: Reading,
  aggregate: Deal,
  entityId: string,
  { type, billId: named }: BillCommand,
): Promise<Guard | undefined> => {
  if (!billCommands.includes(type)) return undefined;
  const billId = typeof named === 'string' ? named : undefined;
  return whileOpen(await closedIn(eventStore, aggregate, entityId), {
    streams: [{ aggregate, entityId }],
    find: (db) => [
      db.collection('reservations').where('billed', 'array-contains', streamIdOf(aggregate.name, entityId)),
      ...(billId === undefined ? [] : [db.collection('jobChangeHistories').where('data.billId', '==', billId).limit(LOOKED_AT)]),
    ],
    check: ([own], _now, found) => {
      if (found.some((each) => isInvoice(each) && reservesDeals(each.state as InvoiceState))) throw new DomainError('bill-invoiced');
      const others = found.filter((each) => !isInvoice(each)).map(({ state }) => state as Claimed);
      if (billId !== undefined) assertNumberFree(billId, own as Claimed, others);
    },
  });
};
