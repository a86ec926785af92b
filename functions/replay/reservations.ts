import { fold } from '#domain/kernel/decider.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { placeInSeries } from '#domain/money/invoice/number.ts';
import { depositOf } from '#domain/money/invoice/state.ts';
import { type AnyEnvelope, aggregateNamed } from '#domain/registry.ts';
import { diaryPath, invoiceReservation, pairReservation, paymentReservation, type Reservation } from '../eventStore/reservations.ts';
import { paths } from '../platform/firestorePaths.ts';

/** The reservations and counters of the log, by the path of the document. */
export type Reserved = {
  /**
   * The holders of a reservation. Older data can have several: the document names any one of them.
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
      const deals = data.lines.map(({ deal }) => deal);
      return [invoiceReservation(streamId, parseStreamId(streamId).entityId, { ...data, deals })];
    }
    case 'InvoicePaymentRecorded': {
      const deposit = depositOf(data);
      return deposit === null ? [] : [paymentReservation(streamId, data.paymentId, deposit)];
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
