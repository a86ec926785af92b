import { Link } from 'react-router-dom';
import { monthsAfter } from '#domain/kernel/calendar/days.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { totalLabels } from '#domain/work/deal/amounts.ts';
import { type DealKind, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { type Figures, feesOf, type MonthFigures, totalOf } from '../agenda.ts';
import { useMonths } from '../queries/ownDeals.ts';
import css from './dashboard.module.css';

type Props = { readonly month: string; readonly side: Side };

const done = { completed: { word: '完了した', tab: 'ended' }, concluded: { word: '成立した', tab: 'running' } } as const;

const Lines = ({
  state,
  figures,
  side,
}: Pick<Props, 'side'> & { readonly state: keyof typeof done; readonly figures: Readonly<Record<DealKind, Figures>> }) =>
  (Object.entries(figures) as [DealKind, Figures][])
    .filter(([, { count }]) => count > 0)
    .map(([kind, { count, fees }]) => (
      <li key={kind}>
        <Link to={`${kinds[kind].list[side].to}?tab=${done[state].tab}`}>
          <span className="figures">
            {done[state].word}
            {kinds[kind].noun} {count}件
          </span>
          <span className="figures">{formatYen(fees)}</span>
        </Link>
      </li>
    ));

type FeesProps = Props & { readonly now: MonthFigures; readonly next: MonthFigures };
const Fees = ({ month, side, now, next }: FeesProps) => {
  const [fees, later] = [feesOf(now), feesOf(next)];
  const total = totalOf(now);
  return (
    <div className={css.money}>
      <p className={`${css.fee} figures`}>{formatYen(fees)}</p>
      {fees > 0 && total !== null ? (
        <p className={`${css.soft} figures unbroken`}>
          {totalLabels[side]} {formatYen(total)}
        </p>
      ) : null}
      <ul>
        <Lines state="completed" figures={now.completed} side={side} />
        <Lines state="concluded" figures={now.concluded} side={side} />
      </ul>
      {later > 0 ? (
        <>
          <h3 className={css.soft}>{monthText(monthsAfter(`${month}-01`, 1).slice(0, 7))}（税抜）</h3>
          <ul>
            <Lines state="concluded" figures={next.concluded} side={side} />
          </ul>
        </>
      ) : null}
      {fees + later === 0 ? <p>お仕事が成立すると、ここに表示されます。</p> : null}
    </div>
  );
};

export const MonthFees = ({ month, side }: Props) => {
  const { failed, months } = useMonths(side, month);
  const what = side === 'talent' ? '報酬' : '費用';
  const [now, next] = months ?? [];
  return (
    <Card
      title={`${monthText(month)}の${what}（税抜）`}
      action={side === 'talent' ? <Link to={href('talentPayments')}>お支払いの予定</Link> : undefined}
    >
      {failed ? <FailedState onRetry={() => failed.refetch()} /> : null}
      {now && next ? <Fees month={month} side={side} now={now} next={next} /> : failed ? null : <SkeletonBlock height={120} />}
    </Card>
  );
};
