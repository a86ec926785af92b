import { Link } from 'react-router-dom';
import { longDate } from '#domain/kernel/format/times.ts';
import type { Reviewed } from '#projections/kernel/fields.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { scoreLabel, scoreOptions } from '../scores.ts';
import css from './reviewTotals.module.css';

type Props = { readonly received: Reviewed; readonly to: string };

const NEWEST = 3;

export const ReviewTotals = ({ received: { reviews, latestReviews }, to }: Props) => {
  const { sum, count, aggregation } = reviews;
  return (
    <Card title="評価" action={count > 0 ? <Link to={to}>評価をすべて見る</Link> : null}>
      {count === 0 ? (
        <p>評価はまだありません。</p>
      ) : (
        <>
          <p className={css.average}>
            <strong className="figures">{(sum / count).toFixed(1)}</strong>
            <span className="figures">5点満点・{count}件</span>
          </p>
          <ul className={css.bars}>
            {scoreOptions.map(({ value, label }) => (
              <li key={value}>
                <span>{label}</span>
                <span className={css.bar} aria-hidden="true">
                  <span style={{ width: `${(aggregation[value] / count) * 100}%` }} />
                </span>
                <span className="figures">{aggregation[value]}件</span>
              </li>
            ))}
          </ul>
          <h4 className={css.title}>最近の評価</h4>
          <ul>
            {latestReviews
              .flatMap(({ id, score, publishedAt }) => (score === null ? [] : [{ id, score, publishedAt }]))
              .slice(0, NEWEST)
              .map(({ id, score, publishedAt }) => (
                <li key={id} className={css.newest}>
                  <span>{scoreLabel(score)}</span>
                  <span className="figures">{longDate(publishedAt)}</span>
                </li>
              ))}
          </ul>
        </>
      )}
    </Card>
  );
};
