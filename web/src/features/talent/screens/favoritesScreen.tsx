import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CastGrid, CastGridSkeleton } from '../components/castGrid.tsx';
import { FavoriteCard } from '../components/favoriteCard.tsx';
import { useFavorites } from '../queries/casts.ts';

/** The casts that the client keeps in mind, the newest first. */
export default function FavoritesScreen() {
  return (
    <Stack>
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
          <CastGrid>
            {favorites.map((favorite) => (
              <FavoriteCard key={favorite.id} favorite={favorite} />
            ))}
          </CastGrid>
        )}
      </Listed>
    </Stack>
  );
}
