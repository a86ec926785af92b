import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { receiptNumberOf } from '#domain/money/invoice/number.ts';
import { paperFileName, paperTitles } from '#domain/money/invoice/paperNames.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Paper } from '#web/shared/ui/paper.tsx';
import { SavePaper } from '../paper/savePaper.tsx';
import css from './invoiceSheet.module.css';
import { InvoiceSheet } from './invoiceSheet.tsx';

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
            callable="invoiceFiles"
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

type Listed = { readonly number: string; readonly asked: object; readonly text: string };

const Papers = ({ title, papers }: { readonly title: string; readonly papers: readonly Listed[] }) =>
  papers.length === 0 ? null : (
    <div className={css.papers}>
      <Card title={title}>
        <ul aria-label={`${title}の一覧`}>
          {papers.map(({ number, asked, text }) => (
            <li key={number} className={`${css.paper} figures`}>
              <span>{text}</span>
              <SavePaper
                callable="invoiceFiles"
                asked={asked}
                name={paperFileName({ title, number })}
                label={`${title}をダウンロードする`}
                variant="outlined"
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );

const PapersBeside = ({ invoice: { number, receipts, credits } }: { readonly invoice: InvoiceDocument }) => (
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
