import { Link } from 'react-router-dom';
import { latestMonths } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Bar } from '../../list/bar.tsx';
import { shownCount } from '../../list/texts.ts';
import { payByWarning } from '../payBy.tsx';
import css from '../payouts.module.css';
import { OPEN_MAX, useOpenCount, usePaidCount } from '../queries.ts';

/** How many closed months are always shown. */
const MONTHS = 3;

type MonthProps = {
  readonly month: string;
  readonly rows: readonly Payout[];
  /** `rows` are all open payouts of the month. */
  readonly isWhole: boolean;
  readonly today: string;
};

/**
 * How much of a month is paid, open and late: one count, and the open payouts of the page, which
 * has the earliest latest days first.
 */
const Month = ({ month, rows, isWhole, today }: MonthProps) => {
  const paid = usePaidCount(month);
  const late = rows.filter((payout) => payByWarning(payout, today) !== null).length;
  const counted = useOpenCount(month, !isWhole);
  const open = Math.max(counted ?? 0, rows.length) - late;
  const parts = [
    { tone: 'good', label: '支払済', count: paid },
    { tone: 'open', label: '未払い', count: open },
    { tone: 'late', label: '期限間近・超過', count: late },
  ].filter(({ count }) => count !== 0);
  return (
    <>
      <b>{monthText(month)}分</b>
      <Bar parts={parts.map(({ tone, count }) => [tone, count ?? 0])} />
      <small>
        {parts.length === 0
          ? '支払いなし'
          : parts.map(({ tone, label, count }) => <span key={tone}>{`${label}${shownCount(count)}名`}</span>)}
      </small>
    </>
  );
};

type Props = {
  readonly open: readonly Payout[];
  readonly current: string | null;
  readonly tab: string;
};

/** The newest closed months and those with open payouts, the newest first. A month filters. */
export const PayoutMonths = ({ open, current, tab }: Props) => {
  const now = useNow();
  const recent = latestMonths(now, MONTHS + 1).slice(1);
  const months = [...new Set([...recent, ...open.map(({ month }) => month), ...(current === null ? [] : [current])])].sort().reverse();
  const linkTo = (month: string | null, content: React.ReactNode) => (
    <li key={month}>
      <Link
        to={`?${new URLSearchParams({ tab, ...(month !== null && { month }) })}`}
        replace
        aria-current={month === current ? 'page' : undefined}
      >
        {content}
      </Link>
    </li>
  );
  return (
    <nav aria-label="完了月">
      <ul className={`${css.months} figures`}>
        {linkTo(null, <b>すべての月</b>)}
        {months.map((month) =>
          linkTo(
            month,
            <Month
              month={month}
              rows={open.filter((each) => each.month === month)}
              isWhole={open.length < OPEN_MAX}
              today={jstDate(now)}
            />,
          ),
        )}
      </ul>
    </nav>
  );
};
