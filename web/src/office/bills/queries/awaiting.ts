import { owedOf } from '#domain/invoice/status.ts';
import { officeClientSchema } from '#projections/client/officeClients.schema.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { readMany } from '#web/shared/data/readOnce.ts';
import type { Awaiting } from '../statement.ts';

/** Adds to invoices the names that may be on a payment: company and person, with their readings. */
export const withNames = async (invoices: readonly InvoiceDocument[]): Promise<Awaiting[]> => {
  const ids = [...new Set(invoices.map(({ clientId }) => clientId))];
  const known = await readMany({ collection: 'officeClients', where: [['id', 'in', ids]], limit: 30 }, officeClientSchema);
  const readings = new Map(known.map(({ id, kana, company }) => [id, [company.kana, kana]]));
  return invoices.map(({ id, number, total, credited, paid, dueAt, clientId, billTo }) => ({
    ...{ id, number, total: owedOf({ total, credited }), paid, dueAt },
    names: [...(billTo ? [billTo.company, billTo.name] : []), ...(readings.get(clientId) ?? [])],
  }));
};
