import { advanceLeft } from '#domain/money/invoice/status.ts';
import { invoicePath, invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOne } from '#web/shared/data/reads/reads.ts';

export const useOwnInvoices = () =>
  useLivePages({ collection: 'invoices', where: [['clientId', '==', useUid()]], orderBy: ['issuedAt', 'desc'], limit: 10 }, invoiceSchema);

/** The most invoices that a list may read at once. */
const MOVES_MAX = 100;

/**
 * A client's advance payments (yen) that no invoice has used, and the newest invoice whose surplus
 * they are; live. Zero without a client, and where not all moves are read: a part is no sum.
 */
export const useAdvance = (clientId: string | null): { readonly yen: number; readonly from: string } => {
  const where = [
    ['clientId', '==', clientId ?? ''],
    ['movesAdvance', '==', true],
  ] as const;
  const { rows } = useMany({ collection: 'invoices', where, limit: MOVES_MAX }, invoiceSchema);
  // The oldest are used first.
  const source = rows.filter(({ carried }) => carried > 0).sort((one, other) => other.issuedAt - one.issuedAt)[0];
  return { yen: rows.length < MOVES_MAX ? advanceLeft(rows) : 0, from: source?.number ?? '' };
};

export const useInvoice = (number: string) => useOne(invoicePath(number), invoiceSchema);

/** The number of the invoice that corrects a void one; undefined until there is one. */
export const useSuccessor = (number: string, clientId: string): string | undefined =>
  useMany(
    {
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
