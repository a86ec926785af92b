import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText, shortDay } from '#domain/kernel/format/times.ts';
import { totalLabels } from '#domain/work/deal/amounts.ts';
import { kinds } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { type DueMonth, dueMonths, type Payment, stateOf, stateText, sumOf } from '../payments.ts';
import css from './payments.module.css';

const PaymentRow = ({ payment }: { readonly payment: Payment }) => {
  const { kind, id, title, client, workEndsOn, payDue, state, extra } = payment;
  return (
    <li className={css.row}>
      <h4>
        <CoverLink to={kinds[kind].page.talent(id)}>{title}</CoverLink>
      </h4>
      <b className="figures">
        {formatYen(sumOf([payment]))}
        <small>税込</small>
      </b>
      <p className={css.soft}>{client}</p>
      <StatusChip tone={state === 'expected' ? 'theirs' : 'good'} label={stateText(payment)} />
      <p className={`${css.soft} ${css.days} figures`}>
        <span className="unbroken">お仕事 {shortDay(workEndsOn)}</span>
        {extra > 0 ? <span className="unbroken">うち時間外・立て替え {formatYen(extra)}</span> : null}
        <span className="unbroken">支払期日 {payDue === null ? '未定' : shortDay(payDue)}</span>
      </p>
    </li>
  );
};

const Months = ({ months, isWhole }: { readonly months: readonly DueMonth[]; readonly isWhole: boolean }) =>
  months.map(({ month, payments }) => (
    <section key={month} className={stateOf(payments) !== 'expected' ? css.month : `${css.month} ${css.open}`}>
      <div className={css.head}>
        <h3>{month === null ? '支払期日が未定' : `${monthText(month)}が支払期日`}</h3>
        {isWhole ? <span className="figures">計 {formatYen(sumOf(payments))}（税込）</span> : null}
      </div>
      <ul>
        {payments.map((payment) => (
          <PaymentRow key={`${payment.kind} ${payment.id}`} payment={payment} />
        ))}
      </ul>
    </section>
  ));

type Props = {
  readonly payments: readonly Payment[];
  readonly today: string;
  /** All payments of the year are read: sums are complete. */
  readonly isWhole: boolean;
};

/** The payments by the month of their due day; those with a past day come last. */
export const PaymentList = ({ payments, today, isWhole }: Props) => {
  const { ahead, past } = dueMonths(payments, today);
  return (
    <section className={css.list} aria-label={totalLabels.talent}>
      <div className={css.title}>
        <h2>お支払いの一覧</h2>
        <p className={css.soft}>{totalLabels.talent}</p>
      </div>
      <Months months={ahead} isWhole={isWhole} />
      {past.some(({ payments: due }) => stateOf(due) !== 'paid') ? (
        <p className={css.past}>
          支払期日を過ぎています。入金がないときは、<Link to={href('contact')}>お問い合わせください</Link>。
        </p>
      ) : null}
      <Months months={past} isWhole={isWhole} />
    </section>
  );
};
