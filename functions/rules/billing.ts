import type { Firestore } from 'firebase-admin/firestore';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { assertNumberFree } from '#domain/money/bill/billNumber.ts';
import { type ClosingState, closing } from '#domain/money/closing/closing.ts';
import { type Deposit, paymentOf } from '#domain/money/invoice/deposits.ts';
import { invoice } from '#domain/money/invoice/invoice.ts';
import { advanceIn, type InvoiceState, type IssuedInvoice, type Payment, reservesDeals } from '#domain/money/invoice/state.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { dealDocument } from '#projections/deal/deals.schema.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import type { EventStore } from '../eventStore/request.ts';
import { advanceReservation, depositsBetween, paymentReservation } from '../eventStore/reservations.ts';
import { type FoundStream, type FurtherRule, foundBy, type Rule } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';

const paymentsIn = (found: readonly FoundStream[]) =>
  found.flatMap(({ state }) => {
    const invoice = state as InvoiceState;
    return invoice.status === 'NONE' ? [] : invoice.payments.map((payment) => ({ ...payment, number: invoice.number }));
  });

/**
 * Refuses a line of a bank statement that was recorded before, by any member and on any invoice.
 * Each payment reserves its line, and the reservation names the invoice to check. A struck payment
 * frees its line.
 */
export const paymentNotRecorded = (entityId: string, paymentId: string, deposit: Deposit): Rule => {
  const { path, data } = paymentReservation(streamIdOf('invoice', entityId), paymentId, deposit);
  const { at, yen } = deposit;
  return {
    turns: [paths.turn(`deposit_${at}_${yen}`)],
    find: (db) => [depositsBetween(db, `${at}_${yen}`, `${at}_${yen}`)],
    check: (_states, _now, found) => {
      if (paymentOf(deposit, paymentsIn(found))) throw new DomainError('payment-known');
    },
    reserve: { path, data: () => data, taken: () => 'payment-known' },
  };
};

/** The numbers of the invoices on which these deposits are recorded; null for each that is not. */
export const recordedOn = async (store: EventStore, deposits: readonly Deposit[]): Promise<(string | null)[]> => {
  const days = deposits.map(({ at }) => at).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const payments = paymentsIn(await foundBy(store, { find: (db) => [depositsBetween(db, first, last)] }));
  return deposits.map((deposit) => paymentOf(deposit, payments)?.number ?? null);
};

/** The payments that add to a client's advance payments, or use them. */
const advancesOf = (clientId: string) => (db: Firestore) => [db.collection('reservations').where('advanceOf', '==', clientId)];
/** Orders the commands that use a client's advance payments. */
const turnOfAdvances = (clientId: string): string => paths.turn(`advance_${clientId}`);

/** A client's advance payments (yen) that no invoice has used. */
export const advanceOf = async (store: EventStore, clientId: string): Promise<number> =>
  advanceIn(paymentsIn(await foundBy(store, { find: advancesOf(clientId) })));

/** A surplus becomes the client's advance payment. */
export const surplusCarried = (entityId: string, paymentId: string): Rule => ({
  streams: [{ aggregate: invoice, entityId }],
  reserve: {
    ...advanceReservation(streamIdOf('invoice', entityId), paymentId, ''),
    data: ([held]) => advanceReservation(streamIdOf('invoice', entityId), paymentId, (held as { clientId?: string }).clientId ?? '').data,
    taken: () => 'status-conflict',
  },
});

/** An invoice uses the advance payments of its client, which are still `yen`. */
export const advanceUsed = (entityId: string, clientId: string, yen: number): Rule => {
  const { path, data } = advanceReservation(streamIdOf('invoice', entityId), entityId, clientId);
  return {
    turns: [turnOfAdvances(clientId)],
    find: advancesOf(clientId),
    check: (_states, _now, found) => {
      if (advanceIn(paymentsIn(found)) !== yen) throw new DomainError('aborted');
    },
    reserve: { path, data: () => data, taken: () => 'aborted' },
  };
};

/** Refuses to strike a carried surplus that an invoice has used. */
const advanceIsLeft = ({ clientId }: IssuedInvoice, { yen }: Payment): FurtherRule => ({
  turns: [turnOfAdvances(clientId)],
  find: advancesOf(clientId),
  check: (_states, _now, found) => {
    if (advanceIn(paymentsIn(found)) + yen < 0) throw new DomainError('advance-used');
  },
});

/** Orders the acts on the bills of a closing month. */
export const turnOfMonth = (month: string): string => paths.turn(`month_${month}`);

/**
 * None of these closing months is locked. The lock of a month and the acts on its bills come one
 * after the other, so the second sees the first.
 */
export const monthIsOpen = (...months: readonly string[]): Rule => ({
  streams: months.map((month) => ({ aggregate: closing, entityId: month })),
  turns: months.map(turnOfMonth),
  check: (states) => {
    if (states.some((state) => (state as ClosingState).status === 'LOCKED')) throw new DomainError('month-locked');
  },
});

/**
 * How many bills with the same number are read. An invoice has fewer; if there are more, the first
 * ones already tell the client.
 */
const LOOKED_AT = 20;

/** The aggregate of offers or of entries. */
type Deal = AnyAggregate;
type Claimed = Parameters<typeof assertNumberFree>[1];
type BillCommand = { readonly type: string; readonly billId?: unknown };

const billCommands: readonly string[] = ['claimBill', 'ignoreBill', 'reopenBill'];
const isInvoice = ({ streamId }: FoundStream): boolean => parseStreamId(streamId).aggregate === 'invoice';

/** The closing month (JST) of a deal's document; empty while it is open. It never changes. */
export const closedIn = (deal: Readonly<Record<string, unknown>> | undefined): string[] =>
  typeof deal?.closedAt === 'number' ? [jstMonth(deal.closedAt)] : [];

/**
 * The rules for a member's act on a bill. They refuse a bill on a valid invoice, a number whose
 * bills belong to another client, and a locked month. None if the command is not about a bill.
 */
export const manualBilling = (
  aggregate: Deal,
  entityId: string,
  { type, billId: named }: BillCommand,
  { jobId }: KnownIds,
): readonly Rule[] => {
  if (!billCommands.includes(type)) return [];
  const billId = typeof named === 'string' ? named : undefined;
  const path = jobId === undefined ? undefined : dealDocument(aggregate.name === 'offer' ? 'offers' : 'entries', jobId, entityId);
  return [
    {
      streams: [{ aggregate, entityId }],
      documents: path === undefined ? [] : [path],
      // The month is in the deal's document, so its turn cannot be read with the head.
      further: ([own], documents) => [
        monthIsOpen(...closedIn(path === undefined ? undefined : documents.get(path))),
        {
          find: (db) => [
            db.collection('reservations').where('billed', 'array-contains', streamIdOf(aggregate.name, entityId)),
            ...(billId === undefined ? [] : [db.collection('jobChangeHistories').where('data.billId', '==', billId).limit(LOOKED_AT)]),
          ],
          check: (_states, _now, found) => {
            if (found.some((each) => isInvoice(each) && reservesDeals(each.state as InvoiceState))) throw new DomainError('bill-invoiced');
            const others = found.filter((each) => !isInvoice(each)).map(({ state }) => state as Claimed);
            if (billId !== undefined) assertNumberFree(billId, own as Claimed, others);
          },
        },
      ],
    },
  ];
};

export type TouchedInvoice = { readonly type: string; readonly invoiceId: string; readonly paymentId?: string };

/** The closing months that a command changes: the invoice's, or the month (JST) of a payment. */
const touchedBy = (held: InvoiceState, { type, paymentId }: TouchedInvoice): string[] => {
  if (held.status === 'NONE') return [];
  if (type === 'void') return [held.month];
  return held.payments.filter(({ id }) => id === paymentId).map((payment) => payment.at.slice(0, 7));
};

/** Refuses a change of a locked month. Only the invoice's state names the month. */
export const invoiceMonthIsOpen = (sent: TouchedInvoice): Rule => ({
  streams: [{ aggregate: invoice, entityId: sent.invoiceId }],
  further: ([state]) => {
    const held = state as InvoiceState;
    const struck = held.status === 'NONE' ? [] : held.payments.filter(({ id, kind }) => id === sent.paymentId && kind === 'CARRIED');
    return [monthIsOpen(...touchedBy(held, sent)), ...struck.map((payment) => advanceIsLeft(held as IssuedInvoice, payment))];
  },
});
