import type { ReactNode } from 'react';
import { shortTime } from '#domain/kernel/format/times.ts';
import type { LikedTalent } from '#projections/favorite/favorites.schema.ts';
import { href } from '#web/routing/href.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { useFavorites } from '../queries/casts.ts';
import css from './castCard.module.css';
import { CastGrid, CastGridSkeleton } from './castGrid.tsx';

type FavoriteCardProps = { readonly favorite: LikedTalent; readonly corner: ReactNode };

const FavoriteCard = ({ favorite: { talentId, talent, createdAt }, corner }: FavoriteCardProps) => (
  <li className={css.card}>
    <Photo path={talent.thumbnail} alt="" />
    <div className={css.corner}>{corner}</div>
    <h2 className={`${css.name} unbroken`}>
      <CoverLink to={href('clientTalent', { talentId })}>{talent.name}</CoverLink>
    </h2>
    <p className={`${css.facts} figures`}>追加：{shortTime(createdAt)}</p>
  </li>
);

type Props = {
  readonly cornerOf: (cast: { readonly id: string; readonly name: string }) => ReactNode;
  /** Shown above the casts, if there are any. */
  readonly children?: ReactNode;
};

export const FavoriteCasts = ({ cornerOf, children }: Props) => (
  <Listed
    list={useFavorites()}
    skeleton={<CastGridSkeleton />}
    none={
      <EmptyState title="お気に入りのキャストはまだいません" action={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
        気になるキャストのハートを押すと、ここからいつでも見られます。
      </EmptyState>
    }
  >
    {(favorites) => (
      <>
        {children}
        <CastGrid>
          {favorites.map((favorite) => {
            const { id, talentId, talent } = favorite;
            return <FavoriteCard key={id} favorite={favorite} corner={cornerOf({ id: talentId, name: talent.name })} />;
          })}
        </CastGrid>
      </>
    )}
  </Listed>
);
