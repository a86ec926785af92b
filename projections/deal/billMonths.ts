import { jstMonth, startOfJstDay } from '#domain/calendar/instants.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { clientPath } from '../client/clients.schema.ts';
import { readingCardOf } from '../kernel/cards.ts';
import { type Documents, projector, type Writes } from '../kernel/projector.ts';
import type { BillMonth } from './billMonths.schema.ts';

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
