import { z } from 'zod';
import { jstMonth, startOfJstDay } from '#domain/calendar/instants.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { clientPath } from './clients.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { readingCard, readingCardOf, time } from './readModel.ts';

/**
 * billMonths/{YYYY-MM}_{clientId}: the client has bills of that closing month in Japan, and where the client stands among the others. What they come to is
 * asked of the deals, so that no closing waits for another one's count. `createdAt` is the month's beginning: the same whichever deal is the first.
 */
export const billMonthSchema = z.object({ id: z.string(), month: z.string(), clientId: z.string(), client: readingCard, createdAt: time });
export type BillMonth = z.infer<typeof billMonthSchema>;

type Closed = EnvelopeNamed<'OfferClosed' | 'EntryClosed'>;

const idOf = ({ data: { clientId, closedAt } }: Closed): string => `${jstMonth(closedAt)}_${clientId}`;
const pathOf = (event: Closed): string => `billMonths/${idOf(event)}`;

const keys = (event: AnyEnvelope) =>
  event.type === 'OfferClosed' || event.type === 'EntryClosed' ? [pathOf(event), clientPath(event.data.clientId)] : [];

/** Written once: a document that nobody writes again is nothing to wait for. */
const note = (event: Closed, documents: Documents): Writes => {
  if (documents.get(pathOf(event))) return [];
  const { clientId, closedAt } = event.data;
  const month = jstMonth(closedAt);
  const client = readingCardOf(clientId, documents.get(clientPath(clientId)));
  const noted: BillMonth = { id: idOf(event), month, clientId, client, createdAt: startOfJstDay(`${month}-01`) };
  return [[pathOf(event), noted]];
};

export const billMonths = projector('billMonths', 2, keys, { OfferClosed: note, EntryClosed: note });
