import type { ReactNode } from 'react';
import { shortTime } from '#domain/kernel/format/times.ts';
import type { LikedTalent } from '#projections/favorite/favorites.schema.ts';
import { href } from '#web/routing/href.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './castCard.module.css';

type Props = { readonly favorite: LikedTalent; readonly corner: ReactNode };

/** A favourite in the list. */
export const FavoriteCard = ({ favorite: { talentId, talent, createdAt }, corner }: Props) => (
  <li className={css.card}>
    <Photo path={talent.thumbnail} alt="" />
    <div className={css.corner}>{corner}</div>
    <h2 className={`${css.name} unbroken`}>
      <CoverLink to={href('clientTalent', { talentId })}>{talent.name}</CoverLink>
    </h2>
    <p className={`${css.facts} figures`}>追加：{shortTime(createdAt)}</p>
  </li>
);
