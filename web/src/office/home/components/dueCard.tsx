import { Link } from 'react-router-dom';
import { clockTime } from '#domain/kernel/format/times.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { dueNameOf } from '#web/entities/deal/kinds.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { reviewQueues } from '../../dealParts/reviewQueues.ts';
import css from '../homeScreen.module.css';
import { useDueToday } from '../queries/day.ts';

/** What ends today if nobody answers: the deals with their hours, the earliest first. */
export const DueCard = ({ today, now }: { readonly today: string; readonly now: number }) => (
  <Card title="今日の回答期限">
    <Listed
      list={useDueToday(today, now)}
      skeleton={<RowSkeletons count={2} />}
      none={<p>このあと今日中に回答期限を迎える取引はありません。</p>}
    >
      {(deals) => (
        <ul className={css.days}>
          {deals.map(({ kind, due, deal }) => (
            <li key={deal.id}>
              <span className="figures">{clockTime(due)}</span>
              <Link to={`${reviewQueues[kind].pathOf(deal.id)}?tab=recent`}>{deal.job.title || MISSING_JOB}</Link>
              <span>{`${deal.talent.name}・${dueNameOf(kind, deal)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Listed>
  </Card>
);
