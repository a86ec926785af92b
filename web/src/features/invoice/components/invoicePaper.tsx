import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { Paper } from '#web/shared/ui/paper.tsx';
import css from './invoiceSheet.module.css';
import { InvoiceSheet } from './invoiceSheet.tsx';

type Props = {
  readonly invoice: InvoiceDocument;
  readonly pageOf: (number: string) => string;
  readonly back: { readonly to: string; readonly label: string };
};

/** An invoice on A4, to print and to keep. */
export const InvoicePaper = ({ invoice, pageOf, back }: Props) => (
  <Paper back={back} head={<h1 className={css.title}>請求書</h1>} foot={`請求番号 ${invoice.number}`}>
    <InvoiceSheet invoice={invoice} pageOf={pageOf} />
  </Paper>
);
