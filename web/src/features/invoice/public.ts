/** What the office shows of an invoice as its client sees it, and how it stands. */
export { InvoicePaper } from './components/invoicePaper.tsx';
export { useInvoice } from './queries/invoices.ts';
export { balanceText, invoiceChip, whenText } from './status.ts';
