import { Link } from 'react-router-dom';
import type { Reviewed } from '#projections/readModel.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { scoreOptions } from '../scores.ts';
import css from './reviewTotals.module.css';

type Props = { readonly reviews: Reviewed['reviews']; readonly to: string };

/** What was said of somebody, in figures, and the way to the words. */
export const ReviewTotals = ({ reviews: { sum, count, aggregation }, to }: Props) => (
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
      </>
    )}
  </Card>
);
