import { paperFileName, paperTitles } from '#domain/money/invoice/paperNames.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { Paper } from '#web/shared/ui/paper.tsx';
import css from './invoiceSheet.module.css';
import { InvoiceSheet } from './invoiceSheet.tsx';
import { PapersBeside } from './papersBeside.tsx';
import { SavePaper } from './savePaper.tsx';

type Props = {
  readonly invoice: InvoiceDocument;
  readonly pageOf: (number: string) => string;
  readonly back: { readonly to: string; readonly label: string };
  /** The page has another next step than to save the paper. */
  readonly hasActs?: boolean;
};

/** An invoice on the screen with the content of its PDF, which is the version to print and keep. */
export const InvoicePaper = ({ invoice, pageOf, back, hasActs = false }: Props) => {
  const { number } = invoice;
  return (
    <>
      <Paper
        back={back}
        head={<h1 className={css.title}>請求書</h1>}
        foot={`請求番号 ${number}`}
        save={
          <SavePaper
            asked={{ number }}
            name={paperFileName({ title: paperTitles.invoice, number })}
            variant={hasActs ? 'outlined' : undefined}
          />
        }
      >
        <InvoiceSheet invoice={invoice} pageOf={pageOf} />
      </Paper>
      <PapersBeside invoice={invoice} />
    </>
  );
};
