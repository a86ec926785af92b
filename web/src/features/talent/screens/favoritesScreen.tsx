import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CastGrid, CastGridSkeleton } from '../components/castGrid.tsx';
import { FavoriteCard } from '../components/favoriteCard.tsx';
import { useFavorites } from '../queries/favorites.ts';

/** The casts that the client keeps in mind, the newest first. */
export default function FavoritesScreen() {
  const query = useFavorites();
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <CastGridSkeleton /> : null}
      {query.data?.length === 0 ? (
        <EmptyState title="お気に入りのキャストはまだいません" action={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
          気になるキャストのハートを押すと、ここからいつでも見られます。
        </EmptyState>
      ) : null}
      {query.data && query.data.length > 0 ? (
        <CastGrid>
          {query.data.map((favorite) => (
            <FavoriteCard key={favorite.id} favorite={favorite} />
          ))}
        </CastGrid>
      ) : null}
    </Stack>
  );
}
