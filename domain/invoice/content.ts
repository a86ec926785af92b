import { z } from 'zod';

// What an invoice says, as it is stored: documents are read with these, so they know nothing of
// forms. Amounts in yen.

const yen = z.number();

/**
 * A bill on an invoice: the deal's stream, the day of its end in Japan (`YYYY-MM-DD`), the amount
 * without tax.
 */
export const invoiceLine = z.object({ deal: z.string(), day: z.string(), net: yen, percent: z.number(), cancelled: z.boolean() });
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** What an invoice takes at one rate. */
export const invoiceRate = z.object({ percent: z.number(), net: yen, tax: yen });
export type InvoiceRate = z.infer<typeof invoiceRate>;

/** Whom an invoice is addressed to, as the billing profile stood when it was issued. */
export const billTo = z.object({
  company: z.string(),
  department: z.string(),
  name: z.string(),
  postalCode: z.string(),
  prefecture: z.string(),
  city: z.string(),
  street: z.string(),
  buildingName: z.string(),
});
export type BillTo = z.infer<typeof billTo>;

/** Who issues it, and where to pay to. */
export const issuerOnInvoice = z.object({ name: z.string(), address: z.string(), registrationNumber: z.string(), bank: z.string() });
export type Issuer = z.infer<typeof issuerOnInvoice>;
