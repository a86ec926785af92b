import { formatYen } from '#domain/format/numbers.ts';
import { fullDay } from '#domain/format/times.ts';
import { receiptNumberOf } from '#domain/invoice/number.ts';
import { paperFileName, paperTitles } from '#domain/invoice/paperNames.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import css from './invoiceSheet.module.css';
import { SavePaper } from './savePaper.tsx';

/** The receipts of an invoice: one for each payment that stands. */
export const Receipts = ({ invoice: { number, receipts } }: { readonly invoice: InvoiceDocument }) =>
  receipts.length === 0 ? null : (
    <div className={css.papers}>
      <Card title="領収書">
        <ul aria-label="領収書の一覧">
          {receipts.map(({ nth, yen, on }) => (
            <li key={nth} className={`${css.paper} figures`}>
              <span>
                {fullDay(on)}　{formatYen(yen)}
              </span>
              <SavePaper
                asked={{ number, receipt: nth }}
                name={paperFileName({ title: paperTitles.receipt, number: receiptNumberOf(number, nth) })}
                label="領収書をダウンロードする"
                variant="outlined"
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
