import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { CastGallery } from './castGallery.tsx';
import css from './castHero.module.css';

type CastTitleProps = {
  readonly cast: Pick<Talent, 'name' | 'kana'>;
  /** Rating and likes; not in the preview of a profile. */
  readonly marks?: ReactNode;
  readonly beside?: ReactNode;
};

export const CastTitle = ({ cast, marks, beside }: CastTitleProps) => (
  <div className={css.title}>
    <div>
      <h2 className={`${css.name} unbroken`}>{cast.name}</h2>
      <p className={css.kana}>{cast.kana}</p>
      {marks}
    </div>
    {beside}
  </div>
);

type Props = {
  readonly cast: Pick<Talent, 'name' | 'kana' | 'thumbnail' | 'profileImages'>;
  readonly children: ReactNode;
};

export const CastHero = ({ cast, children }: Props) => (
  <div className={css.hero}>
    <CastGallery cast={cast} />
    <div className={css.words}>
      <CastTitle cast={cast} />
      {children}
    </div>
  </div>
);
