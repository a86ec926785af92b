import type { ReactNode } from 'react';
import type { Talent } from '#projections/talents.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './castHero.module.css';

/** The cast's face and name, with the other pictures and the facts beside them. */
export const CastHero = ({ cast, children }: { readonly cast: Talent; readonly children: ReactNode }) => {
  const others = cast.profileImages.filter((path) => path !== cast.thumbnail);
  return (
    <div className={css.hero}>
      <Photo path={cast.thumbnail} alt={`${cast.name}さんの写真`} eager />
      <div className={css.words}>
        <div>
          <h2 className={css.name}>{cast.name}</h2>
          <p className={css.kana}>{cast.kana}</p>
        </div>
        {others.length > 0 ? (
          <ul className={css.more} aria-label="その他の写真">
            {others.map((path, index) => (
              <li key={path}>
                <Photo path={path} alt={`${cast.name}さんの写真 ${index + 2}枚目`} />
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </div>
  );
};
