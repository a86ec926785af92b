import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CastGrid, CastGridSkeleton } from '../components/castGrid.tsx';
import { useCastPages } from '../queries/castPages.ts';

/** All published casts; the client's home. */
export default function CastListScreen() {
  const { query, casts } = useCastPages();
  return (
    <Stack wide>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <CastGridSkeleton /> : <CastGrid casts={casts} />}
      {query.isSuccess && casts.length === 0 ? (
        <EmptyState title="公開中のキャストがまだいません">事務局が準備を進めています。しばらくしてから、もう一度ご覧ください。</EmptyState>
      ) : null}
      <ShowMore more={query.hasNextPage} loading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />
    </Stack>
  );
}
