import { Link } from 'react-router-dom';
import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { statementsIn, yearPaperName } from '#domain/money/payout/yearPaper.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { SavePaper } from '#web/entities/paper/savePaper.tsx';
import { failedPress } from '#web/shared/data/commands/commandError.ts';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { type Payment, paymentLabels, paymentsFile, statementsFile, workedIn, yearSums } from '../payments.ts';
import css from './payments.module.css';

const order = ['paid', 'fixed', 'expected'] as const;

/** The months of a year of work: full bars are paid, whole ones fixed, dashed ones expected. */
const Months = ({ payments, year }: { readonly payments: readonly Payment[]; readonly year: string }) => {
  const { months } = yearSums(payments, year);
  const most = Math.max(1, ...months.map(({ paid, fixed, expected }) => paid + fixed + expected));
  return (
    <ol className={css.bars} aria-label="月ごとの受け取り額（税込）">
      {months.map((month, at) => {
        const parts = order.filter((state) => month[state] > 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
          <li key={at}>
            <span className="figures">{at + 1}月</span>
            <span className={css.track} aria-hidden>
              {parts.map((state) => (
                <i key={state} className={css[state]} style={{ width: `${(month[state] / most) * 100}%` }} />
              ))}
            </span>
            <span className="figures">
              {parts.length === 0 ? formatYen(0) : null}
              {parts.map((state) => (
                <span key={state}>
                  {paymentLabels[state]} {formatYen(month[state])}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

type Props = {
  readonly year: string;
  readonly years: readonly string[];
  /** All payments of the year; null while a part is not read. */
  readonly payments: readonly Payment[] | null;
  readonly payouts: readonly Payout[];
};

export const PaymentYear = ({ year, years, payments, payouts }: Props) => {
  const statements = statementsIn(payouts, year);
  const save = async (name: string, table: CsvCell[][]) => {
    try {
      await saveCsv(`${name}_${year}年.csv`, table);
    } catch (error) {
      showToast(failedPress(error));
    }
  };
  const isEmpty = payments !== null && workedIn(payments, year).length === 0;
  return (
    <Card
      title={`${year}年のお仕事`}
      action={
        <nav className={css.years} aria-label="お仕事の年">
          {years
            .filter((other) => Math.abs(Number(other) - Number(year)) === 1)
            .map((other) => (
              <Link key={other} to={`?year=${other}`} replace>
                {other}年
              </Link>
            ))}
        </nav>
      }
    >
      <div className={css.year}>
        {payments === null ? <Phrases>お仕事が多いため、「もっと見る」ですべて表示すると、合計とCSVをご利用いただけます。</Phrases> : null}
        {isEmpty ? <p>この年のお仕事はありません。</p> : null}
        {payments !== null && !isEmpty ? (
          <>
            <p className={css.soft}>お仕事の最後の日で数えた、月ごとの受け取り額（税込・源泉徴収前）です。</p>
            <Months payments={payments} year={year} />
            <Button variant="outlined" fullWidth onClick={() => save('お支払いの予定', paymentsFile(workedIn(payments, year)))}>
              CSVをダウンロードする
            </Button>
          </>
        ) : null}
        {statements.rows.length > 0 ? (
          <>
            <Facts facts={[{ term: '支払済の分の源泉徴収税', value: formatYen(statements.paid.withheld) }]} />
            <SavePaper
              callable="payoutFiles"
              asked={{ year }}
              name={yearPaperName(year)}
              label="年間のお支払いのPDFをダウンロードする"
              variant="outlined"
            />
            <Button variant="outlined" fullWidth onClick={() => save('支払通知書', statementsFile(statements.rows))}>
              支払通知書のCSVをダウンロードする
            </Button>
            <p className={css.soft}>支払通知書は、お仕事が完了した月で数えています。確定申告の準備などにお使いください。</p>
          </>
        ) : null}
      </div>
    </Card>
  );
};
