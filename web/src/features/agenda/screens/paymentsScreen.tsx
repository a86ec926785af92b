import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { daysFrom } from '#domain/kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate, monthText } from '#domain/kernel/format/times.ts';
import { accountAt, accountInShort, hintInWords } from '#domain/money/payee/fields.ts';
import { totalLabels } from '#domain/work/deal/amounts.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { useOwnPayee } from '#web/entities/payout/payee.ts';
import { payoutChip, useOwnPayouts } from '#web/entities/payout/payouts.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { PaymentList } from '../components/paymentList.tsx';
import css from '../components/payments.module.css';
import { Statements } from '../components/statements.tsx';
import { YearFigures } from '../components/yearFigures.tsx';
import { nextPayment, type Payment, paymentLabels, stateOf, sumOf } from '../payments.ts';
import { usePayments } from '../queries/ownPayments.ts';

/** The page offers this many years before the current one. Work can be agreed for the next year. */
const YEARS_BACK = 7;
const yearsAround = (year: number): string[] => Array.from({ length: YEARS_BACK + 2 }, (_, at) => `${year - YEARS_BACK + at}`);

/** The year and the account load after the page's amounts. */
const PaymentYear = lazyPart(
  async () => (await import('../components/paymentYear.tsx')).PaymentYear,
  () => <RowSkeletons count={2} />,
);
const PayeeCard = lazyPart(
  async () => (await import('../components/payeeCard.tsx')).PayeeCard,
  () => <RowSkeletons count={2} />,
);

const STATEMENTS_SHOWN = 12;

type Sum = {
  readonly heading: string;
  readonly yen: number;
  readonly what: string;
  /** The day of the transfer, or the latest one (JST); null if nobody knows it. */
  readonly day: string | null;
  readonly isExact: boolean;
  /** The account of an ordered transfer. */
  readonly to: Payout['to'];
  readonly page: string | null;
  readonly isFixed: boolean;
  readonly chip: ComponentProps<typeof StatusChip>;
};

/** The sum of an open statement, or else of the deals that are due next, before withholding. */
const nextSum = (payments: readonly Payment[] | null, payouts: readonly Payout[], today: string): Sum | null => {
  const [open] = payouts.filter(({ isOpen }) => isOpen).sort((one, other) => (one.payBy < other.payBy ? -1 : 1));
  if (open) {
    const { id, month, lines, total, payBy, day, to, status } = open;
    return {
      heading: `${monthText(month)}に完了したお仕事${lines.length}件のお支払い`,
      yen: total,
      what: '振り込む額',
      day: status === 'FAILED' ? null : (day ?? payBy),
      isExact: day !== null,
      to,
      page: href('talentPayment', { id }),
      isFixed: true,
      chip: payoutChip(open),
    };
  }
  const next = payments && nextPayment(payments, today);
  if (!next) return null;
  const state = stateOf(next.payments);
  return {
    heading: `次のお支払い（お仕事${next.payments.length}件）`,
    yen: sumOf(next.payments),
    what: totalLabels.talent,
    day: next.payDue,
    isExact: false,
    to: null,
    page: null,
    isFixed: state === 'fixed',
    chip: { tone: state === 'fixed' ? 'good' : 'theirs', label: paymentLabels[state] },
  };
};

/** The days that are left; nothing after the day. */
const daysLeft = (today: string, day: string): string => {
  const left = daysFrom(today, day);
  return left < 0 ? '' : left === 0 ? '今日' : `あと${left}日`;
};

type NextProps = Sum & { readonly today: string };

const Next = ({ heading, yen, what, day, isExact, to, page, isFixed, chip, today }: NextProps) => {
  const { data: payee } = useOwnPayee();
  const account = day && payee && accountAt(payee, startOfJstDay(day));
  const known = account ? accountInShort(account) : null;
  const where = to ? hintInWords(to) : known;
  return (
    <section className={isFixed ? css.next : `${css.next} ${css.open}`} aria-labelledby="next-payment">
      <h2 id="next-payment" className={css.soft}>
        <span className="figures">{heading}</span>
        <StatusChip {...chip} />
      </h2>
      <p className={`${css.sum} figures unbroken`}>{formatYen(yen)}</p>
      <p className={css.soft}>{what}</p>
      {day === null ? (
        <p>お振り込みできませんでした。お受け取り口座をご確認ください。正しい口座を登録すると、あらためてお振り込みします。</p>
      ) : (
        <>
          <p className={`${css.day} figures`}>
            <b className="unbroken">
              {longDate(startOfJstDay(day))}
              {isExact ? '' : 'まで'}
            </b>
            <span className={css.soft}>{daysLeft(today, day)}</span>
          </p>
          {where ? (
            <p className={css.soft}>
              <Phrases>{`お振り込み先：${where}`}</Phrases>
            </p>
          ) : null}
        </>
      )}
      {page === null ? null : <Link to={page}>支払通知書を見る</Link>}
    </section>
  );
};

export default function PaymentsScreen() {
  const today = jstDate(useNow());
  const current = today.slice(0, 4);
  const years = yearsAround(Number(current));
  const wanted = useSearchParams()[0].get('year');
  const year = years.find((each) => each === wanted) ?? current;
  const statements = useOwnPayouts();
  const list = usePayments(year, statements.rows);
  const isWhole = !list.hasMore;
  const isRead = !list.query.isPending && !list.query.isError;
  const next = nextSum(isRead && isWhole ? list.rows : null, statements.rows, today);
  return (
    <DetailColumns
      first={
        <>
          {year === current && next ? <Next {...next} today={today} /> : null}
          {isRead && isWhole && list.rows.length > 0 ? <YearFigures payments={list.rows} year={year} /> : null}
          {year === current ? <Statements payouts={statements.rows.slice(0, STATEMENTS_SHOWN)} /> : null}
        </>
      }
      main={
        <Listed
          list={list}
          none={
            year === current ? (
              <EmptyState title="お支払いの予定はありません" action={<LinkButton to={href('talentJobs')}>お仕事をさがす</LinkButton>}>
                成立したお仕事があると、ここに表示されます。
              </EmptyState>
            ) : (
              <EmptyState title={`${year}年のお支払いはありません`} />
            )
          }
        >
          {(payments) => <PaymentList payments={payments} today={today} isWhole={isWhole && isRead} />}
        </Listed>
      }
      side={
        <>
          {isRead ? <PaymentYear year={year} years={years} payments={isWhole ? list.rows : null} payouts={statements.rows} /> : null}
          <PayeeCard />
        </>
      }
    />
  );
}
