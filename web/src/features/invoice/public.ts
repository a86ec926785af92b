/** The exports of this feature for the office. */
export { InvoicePaper } from './components/invoicePaper.tsx';
export { useInvoice } from './queries/invoices.ts';
export { balanceText, invoiceChip, whenText } from './status.ts';
