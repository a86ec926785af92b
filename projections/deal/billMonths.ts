import { z } from 'zod';
import { jstMonth, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { clientPath } from '../client/clients.schema.ts';
import { readingCardOf } from '../kernel/cards.ts';
import { readingCard, time } from '../kernel/fields.schema.ts';
import { type Documents, projector, type Writes } from '../kernel/projector.ts';

/**
 * billMonths/{YYYY-MM}_{clientId}: the client has bills of that closing month (JST), with the key
 * for sorting. Sums are read from the deals, so that closings need not wait for each other.
 * `createdAt`: start of the month, the same for any first deal.
 */
export const billMonthSchema = z.object({ id: z.string(), month: z.string(), clientId: z.string(), client: readingCard, createdAt: time });
export type BillMonth = z.infer<typeof billMonthSchema>;

type Billed = EnvelopeNamed<(typeof billedTypes)[number]>;
const billedTypes = ['OfferClosed', 'EntryClosed', 'OfferCancellationSettled', 'EntryCancellationSettled', 'SettlementFixed'] as const;
const isBilled = (event: AnyEnvelope): event is Billed =>
  (billedTypes as readonly string[]).includes(event.type) &&
  !('cancelFee' in event.data && event.data.cancelFee === 0) &&
  !(event.type === 'SettlementFixed' && event.data.parts.length === 0);
const monthOf = ({ data, meta }: Billed): string => {
  if ('month' in data) return data.month;
  return jstMonth('closedAt' in data ? data.closedAt : meta.recordedAt);
};

const idOf = (event: Billed): string => `${monthOf(event)}_${event.data.clientId}`;
const pathOf = (event: Billed): string => `billMonths/${idOf(event)}`;

const keys = (event: AnyEnvelope) => (isBilled(event) ? [pathOf(event), clientPath(event.data.clientId)] : []);

/** Written once, so that later closings need no write. */
const note = (event: Billed, documents: Documents): Writes => {
  if (!isBilled(event) || documents.get(pathOf(event))) return [];
  const { clientId } = event.data;
  const month = monthOf(event);
  const client = readingCardOf(clientId, documents.get(clientPath(clientId)));
  const noted: BillMonth = { id: idOf(event), month, clientId, client, createdAt: startOfJstDay(`${month}-01`) };
  return [[pathOf(event), noted]];
};

/** Writes billMonths/{YYYY-MM}_{clientId}. */
export const billMonths = projector('billMonths', keys, Object.fromEntries(billedTypes.map((type) => [type, note])));
