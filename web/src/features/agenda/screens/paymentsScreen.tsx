import { useSearchParams } from 'react-router-dom';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { totalLabels } from '#domain/work/deal/amounts.ts';
import { payDueText } from '#web/entities/deal/rowFacts.ts';
import { useOwnPayouts } from '#web/entities/payout/payouts.ts';
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
import { PaymentYear } from '../components/paymentYear.tsx';
import { Statements } from '../components/statements.tsx';
import { nextPayment, type Payment, paymentLabels, stateOf, sumOf } from '../payments.ts';
import { usePayments } from '../queries/ownPayments.ts';

/** The page offers this many years before the current one. Work can be agreed for the next year. */
const YEARS_BACK = 7;
const yearsAround = (year: number): string[] => Array.from({ length: YEARS_BACK + 2 }, (_, at) => `${year - YEARS_BACK + at}`);

/** The account loads after the page's amounts. */
const PayeeCard = lazyPart(
  async () => (await import('../components/payeeCard.tsx')).PayeeCard,
  () => <RowSkeletons count={2} />,
);

/** The newest statements on the page. */
const STATEMENTS_SHOWN = 12;

/** What arrives next, and by when. */
const Next = ({ payments, today }: { readonly payments: readonly Payment[]; readonly today: string }) => {
  const next = nextPayment(payments, today);
  if (!next) return null;
  const state = stateOf(next.payments);
  return (
    <section className={state === 'fixed' ? css.next : `${css.next} ${css.open}`} aria-labelledby="next-payment">
      <h2 id="next-payment" className={css.soft}>
        <span className="figures">次のお支払い（お仕事{next.payments.length}件）</span>
        <StatusChip tone={state === 'fixed' ? 'good' : 'theirs'} label={paymentLabels[state]} />
      </h2>
      <p className={`${css.sum} figures unbroken`}>{formatYen(sumOf(next.payments))}</p>
      <p className={css.soft}>{totalLabels.talent}</p>
      <p>
        <Phrases>{payDueText(next.payDue)}</Phrases>
      </p>
    </section>
  );
};

/** What the signed-in cast receives for its deals, by when, what was paid, and to which account. */
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
  return (
    <DetailColumns
      first={
        year === current ? (
          <>
            {isRead && isWhole ? <Next payments={list.rows} today={today} /> : null}
            <Statements payouts={statements.rows.slice(0, STATEMENTS_SHOWN)} />
          </>
        ) : null
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
          {isRead ? <PaymentYear year={year} years={years} payments={isWhole ? list.rows : null} /> : null}
          <PayeeCard />
        </>
      }
    />
  );
}
