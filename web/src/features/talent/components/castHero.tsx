import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { CastGallery } from './castGallery.tsx';
import css from './castHero.module.css';
import { CastTitle } from './castTitle.tsx';

type Props = {
  readonly cast: Pick<Talent, 'name' | 'kana' | 'thumbnail' | 'profileImages'>;
  readonly children: ReactNode;
};

/** The cast's pictures, with name and facts next to them. */
export const CastHero = ({ cast, children }: Props) => (
  <div className={css.hero}>
    <CastGallery cast={cast} />
    <div className={css.words}>
      <CastTitle cast={cast} />
      {children}
    </div>
  </div>
);
