import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { fold } from '#domain/kernel/decider.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { dealsOn } from '#domain/money/invoice/lines.ts';
import { placeInSeries } from '#domain/money/invoice/number.ts';
import { type AnyEnvelope, aggregateNamed } from '#domain/registry.ts';
import type { ReadModel } from '#projections/kernel/projector.ts';
import {
  advanceReservation,
  diaryPath,
  invoiceReservation,
  pairReservation,
  paymentReservation,
  type Reservation,
} from '../eventStore/reservations.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Difference } from './documentsOnDisk.ts';
import { allOf } from './readLog.ts';

/** The reservations and counters of the log, by the path of the document. */
export type Reserved = {
  /**
   * The holders of a reservation. Of a pair's deals it is the newest. Older data can have several:
   * the document names any one of them.
   */
  readonly held: ReadonlyMap<string, readonly Reservation['data'][]>;
  /**
   * The concluded deals of a cast. The document may name more deals; only the streams of the deals
   * decide which of them count.
   */
  readonly booked: ReadonlyMap<string, ReadonlySet<string>>;
  /** The last number of a series. */
  readonly counted: ReadonlyMap<string, number>;
};

type Concluded = { readonly status: string; readonly talentId: string };

const reservationsIn = ({ streamId, version, type, data }: AnyEnvelope): Reservation[] => {
  switch (type) {
    case 'OfferInquired':
    case 'OfferMade':
    case 'EntryMade':
      return version === 1 ? [pairReservation(streamId, data)] : [];
    case 'InvoiceIssued': {
      const deals = dealsOn(data.lines);
      return [invoiceReservation(streamId, parseStreamId(streamId).entityId, { ...data, deals })];
    }
    case 'InvoicePaymentRecorded': {
      const { paymentId, nth, kind, clientId } = data;
      if (kind === 'CARRIED' || kind === 'ADVANCE') return [advanceReservation(streamId, paymentId, clientId)];
      return nth === null ? [] : [paymentReservation(streamId, paymentId, { ...data, nth })];
    }
    default:
      return [];
  }
};

const numberIn = ({ type, data }: AnyEnvelope): string | null =>
  type === 'InvoiceIssued' ? data.number : type === 'InvoiceCredited' ? data.credit : null;

/**
 * Gathers what whole streams hold, one after the other. Pure: the same streams in any order hold
 * the same. A stream that comes again, with more events, replaces what it held.
 */
export const reservedBy = () => {
  const held = new Map<string, Reservation['data'][]>();
  const booked = new Map<string, Set<string>>();
  const counted = new Map<string, number>();
  return {
    add: (streamId: string, events: readonly AnyEnvelope[]): void => {
      for (const event of events) {
        for (const { path, data } of reservationsIn(event)) {
          const others = (held.get(path) ?? []).filter((each) => each.streamId !== streamId);
          held.set(path, [...others, data]);
        }
        const number = numberIn(event);
        if (number === null) continue;
        const { series, nth } = placeInSeries(number);
        const path = paths.invoiceCounter(series);
        counted.set(path, Math.max(nth, counted.get(path) ?? 0));
      }
      const { aggregate } = parseStreamId(streamId);
      if (aggregate !== 'offer' && aggregate !== 'entry') return;
      const deal = fold(aggregateNamed(aggregate).decider, events) as Concluded;
      const path = diaryPath(deal.talentId);
      if (deal.status === 'IS_APPROVED') booked.set(path, (booked.get(path) ?? new Set()).add(streamId));
      else booked.get(path)?.delete(streamId);
    },
    all: (): Reserved => ({ held, booked, counted }),
  };
};

/** What a document has to be, given what it is (null: missing); null: it should not be there. */
type Wanted = (found: ReadModel | null) => ReadModel | null;

/** Held by one stream of those that may hold it; the first where none of them does. */
const heldByOne = (all: readonly ReadModel[]): Wanted => {
  const earlierDeals = (holder: ReadModel): number => Number(holder.earlierDeals ?? 0);
  const most = Math.max(...all.map(earlierDeals));
  const holders = all.filter((holder) => earlierDeals(holder) === most);
  return (found) => holders.find((holder) => isDeepStrictEqual(holder, found)) ?? holders[0] ?? null;
};

/**
 * A diary that is missing is none too few: then every deal of the cast is looked at. One that is
 * there names every concluded deal.
 */
const namesAll =
  (deals: ReadonlySet<string>): Wanted =>
  (found) => {
    if (!found) return null;
    const named = new Set((found.deals ?? []) as readonly string[]);
    return [...deals].every((deal) => named.has(deal)) ? found : { ...found, deals: [...new Set([...named, ...deals])] };
  };

/** A counter never goes back, or a number would be given twice. It may be ahead of the log. */
const atLeast =
  (last: number): Wanted =>
  (found) =>
    Number(found?.last ?? 0) >= last ? found : { ...found, last };

/** Diaries may be missing, and numbers may go to invoices whose commit failed. */
const isUnnamed = (path: string): boolean => path.startsWith('invoiceCounters/') || path.startsWith('reservations/diary_');

/** What the log makes of the reservation or counter at a path. */
export const wantedOf =
  ({ held, booked, counted }: Reserved) =>
  (path: string): Wanted => {
    const [holders, deals, last] = [held.get(path), booked.get(path), counted.get(path)];
    if (holders) return heldByOne(holders);
    if (deals) return namesAll(deals);
    if (last !== undefined) return atLeast(last);
    return isUnnamed(path) ? (found) => found : () => null;
  };

export const compareReservations = async (db: Firestore, reserved: Reserved): Promise<Difference[]> => {
  const wanted = wantedOf(reserved);
  const stored = new Set<string>();
  const differences: Difference[] = [];
  for (const collection of ['reservations', 'invoiceCounters'])
    for await (const document of allOf(db.collection(collection))) {
      const { ref, updateTime: writtenAt } = document;
      const found = document.data() as ReadModel;
      stored.add(ref.path);
      const expected = wanted(ref.path)(found);
      if (!isDeepStrictEqual(expected, found)) differences.push({ path: ref.path, expected, found, writtenAt });
    }
  for (const path of [...reserved.held.keys(), ...reserved.booked.keys(), ...reserved.counted.keys()]) {
    const expected = stored.has(path) ? null : wanted(path)(null);
    if (expected) differences.push({ path, expected, found: null, writtenAt: null });
  }
  return differences;
};
