import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { receiptNumberOf } from '#domain/money/invoice/number.ts';
import { paperFileName, paperTitles } from '#domain/money/invoice/paperNames.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import css from './invoiceSheet.module.css';
import { SavePaper } from './savePaper.tsx';

type Listed = { readonly number: string; readonly asked: object; readonly text: string };

const Papers = ({ title, papers }: { readonly title: string; readonly papers: readonly Listed[] }) =>
  papers.length === 0 ? null : (
    <div className={css.papers}>
      <Card title={title}>
        <ul aria-label={`${title}の一覧`}>
          {papers.map(({ number, asked, text }) => (
            <li key={number} className={`${css.paper} figures`}>
              <span>{text}</span>
              <SavePaper asked={asked} name={paperFileName({ title, number })} label={`${title}をダウンロードする`} variant="outlined" />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );

/** The documents of an invoice: credit notes, and a receipt for each valid payment. */
export const PapersBeside = ({ invoice: { number, receipts, credits } }: { readonly invoice: InvoiceDocument }) => (
  <>
    <Papers
      title={paperTitles.credit}
      papers={credits.map((credit) => ({
        number: credit.number,
        asked: { number, credit: credit.number },
        text: `${fullDay(jstDate(credit.at))}　${credit.number}　▲${formatYen(credit.total)}`,
      }))}
    />
    <Papers
      title={paperTitles.receipt}
      papers={receipts.map(({ nth, yen, on }) => ({
        number: receiptNumberOf(number, nth),
        asked: { number, receipt: nth },
        text: `${fullDay(on)}　${formatYen(yen)}`,
      }))}
    />
  </>
);
