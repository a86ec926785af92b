import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import css from './castHero.module.css';

type Props = {
  readonly cast: Pick<Talent, 'name' | 'kana'>;
  /** What others think of the cast; none in the preview of a profile that is being written. */
  readonly marks?: ReactNode;
  readonly beside?: ReactNode;
};

/** Who it is, with a button beside the name. */
export const CastTitle = ({ cast, marks, beside }: Props) => (
  <div className={css.title}>
    <div>
      <h2 className={css.name}>{cast.name}</h2>
      <p className={css.kana}>{cast.kana}</p>
      {marks}
    </div>
    {beside}
  </div>
);
