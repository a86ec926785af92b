import { Link } from 'react-router-dom';
import { monthsAfter } from '#domain/calendar/days.ts';
import { startOfJstDay } from '#domain/calendar/instants.ts';
import { amountRows } from '#domain/deal/amounts.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { monthText } from '#domain/format/times.ts';
import type { Agenda } from '#projections/agenda/agendas.schema.ts';
import { type DealKind, kinds, type Side } from '#web/features/deal/public.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Figures, monthOf } from '../agenda.ts';
import css from './dashboard.module.css';

type Props = { readonly agenda: Agenda; readonly month: string; readonly side: Side };

const done = { completed: { word: '完了した', tab: 'ended' }, concluded: { word: '成立した', tab: 'running' } } as const;

/** The deals of a month in one state, by kind, with links to their lists. */
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

/** The fees of this month and the concluded ones of the next, with links to their lists. */
export const MonthFees = ({ agenda, month, side }: Props) => {
  const now = monthOf(agenda, month);
  const nextMonth = monthsAfter(`${month}-01`, 1).slice(0, 7);
  const next = monthOf(agenda, nextMonth);
  const total = amountRows(now.fees, startOfJstDay(`${month}-01`), side).find(({ name }) => name === 'total');
  const what = side === 'talent' ? '報酬' : '費用';
  return (
    <Card title={`${monthText(month)}の${what}（税抜）`}>
      <div className={css.money}>
        <p className={`${css.fee} figures`}>{formatYen(now.fees)}</p>
        {now.fees > 0 && total ? (
          <p className={`${css.soft} figures unbroken`}>
            {total.label} {total.value}
          </p>
        ) : null}
        <ul>
          <Lines state="completed" figures={now.completed} side={side} />
          <Lines state="concluded" figures={now.concluded} side={side} />
        </ul>
        {next.fees > 0 ? (
          <>
            <h3 className={css.soft}>{monthText(nextMonth)}（税抜）</h3>
            <ul>
              <Lines state="concluded" figures={next.concluded} side={side} />
            </ul>
          </>
        ) : null}
        {now.fees + next.fees === 0 ? <p>お仕事が成立すると、ここに表示されます。</p> : null}
      </div>
    </Card>
  );
};
