import type { Firestore } from 'firebase-admin/firestore';
import { jstDate, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { Issuer } from '#domain/money/invoice/content.ts';
import type { InvoiceCommand } from '#domain/money/invoice/invoice.ts';
import { billedTogether, dealsOn, firstAddressed } from '#domain/money/invoice/lines.ts';
import { invoiceNumberOf } from '#domain/money/invoice/number.ts';
import { type InvoiceState, reservesDeals } from '#domain/money/invoice/state.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { isUnclaimedOf } from '#domain/work/deal/billStatus.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { draftInvoice } from '../bills/invoiceDraft.ts';
import type { EventStore, RuledRequest } from '../eventStore/request.ts';
import { billedOf, invoiceReservation } from '../eventStore/reservations.ts';
import type { FoundStream, Rule } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';
import { advanceOf, advanceUsed, monthIsOpen } from './billing.ts';

/** The member's request: client, closing month, and the bills that the member saw. */
export type SentIssue = Pick<Extract<InvoiceCommand, { type: 'issue' }>, 'type' | 'clientId' | 'month' | 'expected'>;
type IssueTarget = Pick<RuledRequest, 'entityId' | 'command' | 'rules'> & { readonly begins: true };

/** The last number of a year's series. Each issue reads this counter and writes the next number. */
export const issuedSoFar = (held: Readonly<Record<string, unknown>>): number => (typeof held.last === 'number' ? held.last : 0);

/** The void invoices of the month that no other invoice replaces, the newest first. */
const voidedBefore = async (db: Firestore, clientId: string, month: string): Promise<readonly InvoiceDocument[]> => {
  const { docs } = await db.collection('invoices').where('clientId', '==', clientId).where('month', '==', month).get();
  const known = docs.map((document) => document.data() as InvoiceDocument);
  const corrected = known.map(({ replaces }) => replaces);
  const open = known.filter(({ status, number }) => status === 'VOIDED' && !corrected.includes(number));
  return open.sort((a, b) => b.issuedAt - a.issuedAt);
};

/** Whether one of the deals is on another valid invoice whose claim has not reached the deal. */
const isTaken = (deals: readonly string[], { state }: FoundStream): boolean =>
  reservesDeals(state as InvoiceState) && (state as { readonly deals: readonly string[] }).deals.some((deal) => deals.includes(deal));

/**
 * Takes the next number of the year. The counter orders the commands, so of two members at once the
 * second sees the first. A refused command takes no number, so there are no gaps. The
 * reservation names the deals, so that nobody else can bill them.
 */
export const issueTarget = async (store: EventStore, sent: SentIssue, entityId: string, issuer: Issuer | null): Promise<IssueTarget> => {
  const { db, now } = store;
  const { clientId, month } = sent;
  const [{ bills, extras, orders, billTo, phone }, voided, yen] = await Promise.all([
    draftInvoice(db, clientId, month),
    voidedBefore(db, clientId, month),
    advanceOf(store, clientId),
  ]);
  const year = jstDate(now()).slice(0, 4);
  const drafted = [...bills, ...extras].map(({ deal }) => deal);
  const isOpen = (states: readonly unknown[], stream: string): boolean =>
    isUnclaimedOf(clientId, states[drafted.indexOf(stream)] as Parameters<typeof isUnclaimedOf>[1]);
  const openIn = (states: readonly unknown[]) => ({
    bills: bills.filter(({ deal }) => isOpen(states, deal)),
    extras: extras.filter(({ deal }) => isOpen(states, deal)),
  });
  // In the order of the lines, from which a replay makes the reservation.
  const dealsOf = (states: readonly unknown[]): string[] => {
    const open = openIn(states);
    const first = firstAddressed(open.bills, open.extras);
    return dealsOn(billedTogether(first.bills, first.extras).lines);
  };
  /** A month has an invoice per addressee, so the new one corrects the one with its deals. */
  const replacedBy = (deals: readonly string[]): string | null =>
    voided.find(({ lines }) => lines.some(({ deal }) => deals.includes(deal)))?.number ?? null;
  const held = (deals: readonly string[]) => invoiceReservation(streamIdOf('invoice', entityId), entityId, { clientId, month, deals });
  const rule: Rule = {
    streams: drafted.map((stream) => {
      const { aggregate, entityId: dealId } = parseStreamId(stream);
      return { aggregate: aggregateNamed(aggregate), entityId: dealId };
    }),
    fillCommand: (states, held) =>
      ({
        ...sent,
        number: invoiceNumberOf(year, issuedSoFar(held) + 1),
        ...openIn(states),
        billTo,
        phone,
        issuer,
        replaces: replacedBy(dealsOf(states)),
        advance: yen === 0 ? null : { paymentId: entityId, yen },
      }) satisfies InvoiceCommand,
    find: (store) => [store.collection('reservations').where('billedOf', '==', billedOf(clientId, month))],
    // An order that was set since the draft is not on the invoice. The sender tries again.
    absent: {
      queries: (store) => [
        store
          .collection('orders')
          .where('clientId', '==', clientId)
          .where('updatedAt', '>', now() - MINUTE),
      ],
      counts: ({ id, version }) => (orders.get(id as string) ?? version) !== version,
      refusal: () => new DomainError('aborted'),
    },
    check: (states, at, found) => {
      if (found.some((each) => isTaken(dealsOf(states), each))) throw new DomainError('invoice-exists');
      // The year ended while the command ran. The sender tries again and gets a number of the new
      // year.
      if (!jstDate(at).startsWith(year)) throw new DomainError('aborted');
    },
    reserve: {
      path: held([]).path,
      data: (states) => held(dealsOf(states)).data,
      taken: () => 'invoice-exists',
    },
    sharedDocument: {
      path: paths.invoiceCounter(year),
      streamsIn: () => [],
      data: (_found, held) => ({ last: issuedSoFar(held) + 1 }),
    },
  };
  return {
    entityId,
    command: sent,
    begins: true,
    rules: [monthIsOpen(month), rule, ...(yen === 0 ? [] : [advanceUsed(entityId, clientId, yen)])],
  };
};
