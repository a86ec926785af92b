import { invoicePath, invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOne } from '#web/shared/data/reads/reads.ts';

/** The signed-in client's invoices, live, the newest first. */
export const useOwnInvoices = () =>
  useLivePages({ collection: 'invoices', where: [['clientId', '==', useUid()]], orderBy: ['issuedAt', 'desc'], limit: 10 }, invoiceSchema);

/** One invoice, live. */
export const useInvoice = (number: string) => useOne(invoicePath(number), invoiceSchema);

/** The number of the invoice that corrects a void one; undefined until there is one. */
export const useSuccessor = (number: string | null, clientId: string): string | undefined =>
  useMany(
    number === null
      ? null
      : {
          collection: 'invoices',
          where: [
            ['clientId', '==', clientId],
            ['replaces', '==', number],
          ],
          orderBy: ['issuedAt', 'desc'],
          limit: 1,
        },
    invoiceSchema,
  ).rows[0]?.number;
