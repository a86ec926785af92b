import { owedOf } from '#domain/money/invoice/status.ts';
import { officeClientSchema } from '#projections/client/officeClients.schema.ts';
import { type InvoiceDocument, invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import type { Awaiting } from '../matching.ts';

/** Adds to invoices the names that may be on a payment: company and person, with their readings. */
const withNames = async (invoices: readonly InvoiceDocument[]): Promise<Awaiting[]> => {
  const ids = [...new Set(invoices.map(({ clientId }) => clientId))];
  const known = await readMany({ collection: 'officeClients', where: [['id', 'in', ids]], limit: 30 }, officeClientSchema);
  const readings = new Map(known.map((client) => [client.id, client]));
  return invoices.map(({ id, number, total, credited, paid, dueAt, receipts, clientId, billTo }) => {
    const reading = readings.get(clientId);
    return {
      id,
      number,
      clientId,
      total: owedOf({ total, credited }),
      paid,
      dueAt,
      receipts,
      company: [billTo?.company, reading?.company.kana].filter((name) => name !== undefined),
      person: [billTo?.name, reading?.kana].filter((name) => name !== undefined),
    };
  });
};

/** The newest paid invoices, whose deposits an older file may contain. */
const paid = { collection: 'invoices', where: [['status', '==', 'PAID']], orderBy: ['issuedAt', 'desc'], limit: 100 } as const;

/** The unpaid invoices and the newest paid ones, with the names that may be on their payments. */
export const withPaid = async (unpaid: readonly InvoiceDocument[]): Promise<Awaiting[]> => {
  const known = new Set(unpaid.map(({ number }) => number));
  const others = (await readMany(paid, invoiceSchema)).filter(({ number }) => !known.has(number));
  return withNames([...unpaid, ...others]);
};
