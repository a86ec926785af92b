import type { ReactNode } from 'react';
import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { useFavorites } from '../queries/casts.ts';
import { CastGrid, CastGridSkeleton } from './castGrid.tsx';
import { FavoriteCard } from './favoriteCard.tsx';

type Props = {
  readonly cornerOf: (cast: { readonly id: string; readonly name: string }) => ReactNode;
  /** Shown above the casts, if there are any. */
  readonly children?: ReactNode;
};

/** The client's favourite casts, newest first. */
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
