import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import css from './castMarks.module.css';

type Props = {
  readonly cast: Pick<Talent, 'likedCount' | 'belongingTo'> & { readonly reviews: Pick<Talent['reviews'], 'count' | 'sum'> };
};

/** Fewer likes recommend nobody. */
const LIKES_MIN = 5;

/** A cast's rating, likes and group; missing ones are hidden. */
export const CastMarks = ({ cast: { reviews, likedCount, belongingTo } }: Props) => {
  const rating = reviews.count > 0 ? `${(reviews.sum / reviews.count).toFixed(1)}（${reviews.count}件）` : '';
  const marks = [
    ...(likedCount >= LIKES_MIN ? [`お気に入り ${likedCount}`] : []),
    ...(belongingTo === null ? [] : [agencyGroupLabels[belongingTo]]),
  ];
  return marks.length === 0 && !rating ? null : (
    <ul className={css.marks}>
      {rating ? (
        <li className={`${css.rating} figures`}>
          <span className="visually-hidden">評価</span>
          {rating}
        </li>
      ) : null}
      {marks.map((mark) => (
        <li key={mark} className="figures">
          {mark}
        </li>
      ))}
    </ul>
  );
};
