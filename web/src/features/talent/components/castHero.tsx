import type { Talent } from '#projections/talents.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './castHero.module.css';

/** The cast's face and name, with the other pictures beside it. */
export const CastHero = ({ cast }: { readonly cast: Talent }) => (
  <div className={css.hero}>
    <Photo path={cast.thumbnail} alt={`${cast.name}さんの写真`} eager />
    <div>
      <h2 className={css.name}>{cast.name}</h2>
      <p className={css.kana}>{cast.kana}</p>
      {cast.profileImages.length > 0 ? (
        <ul className={css.more} aria-label="その他の写真">
          {cast.profileImages.map((path, index) => (
            <li key={path}>
              <Photo path={path} alt={`${cast.name}さんの写真 ${index + 2}枚目`} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  </div>
);
