import { z } from 'zod';
import { jstMonth } from '#domain/kernel/jstCalendar.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from './projector.ts';

/**
 * billMonths/{YYYY-MM}_{clientId}: the client has bills of that closing month in Japan, and no more. What they come to is asked of the deals, so that no closing
 * waits for another one's count.
 */
export const billMonthSchema = z.object({ id: z.string(), month: z.string(), clientId: z.string() });
export type BillMonth = z.infer<typeof billMonthSchema>;

type Closed = EnvelopeNamed<'OfferClosed' | 'EntryClosed'>;

const monthOf = ({ data: { clientId }, meta: { recordedAt } }: Closed): BillMonth => {
  const month = jstMonth(recordedAt);
  return { id: `${month}_${clientId}`, month, clientId };
};
const pathOf = (event: Closed): string => `billMonths/${monthOf(event).id}`;

const keys = (event: AnyEnvelope) => (event.type === 'OfferClosed' || event.type === 'EntryClosed' ? [pathOf(event)] : []);

/** Written once: a document that nobody writes again is nothing to wait for. */
const note = (event: Closed, documents: Documents): Writes => (documents.get(pathOf(event)) ? [] : [[pathOf(event), monthOf(event)]]);

export const billMonths = projector('billMonths', 1, keys, { OfferClosed: note, EntryClosed: note });
