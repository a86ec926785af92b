import { shortTime } from '#domain/format/times.ts';
import type { LikedTalent } from '#projections/favorite/favorites.schema.ts';
import { href } from '#web/app/href.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './castCard.module.css';
import { FavoriteButton } from './favoriteButton.tsx';

/** A favourite as its list shows it. */
export const FavoriteCard = ({ favorite: { talentId, talent, createdAt } }: { readonly favorite: LikedTalent }) => (
  <li className={css.card}>
    <Photo path={talent.thumbnail} alt="" />
    <div className={css.corner}>
      <FavoriteButton cast={{ id: talentId, name: talent.name }} overPicture />
    </div>
    <h2 className={css.name}>
      <CoverLink to={href('clientTalent', { talentId })}>{talent.name}</CoverLink>
    </h2>
    <p className={`${css.facts} figures`}>追加：{shortTime(createdAt)}</p>
  </li>
);
