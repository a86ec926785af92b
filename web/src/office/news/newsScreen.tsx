import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { listTime } from '../listTime.ts';
import { Rows } from '../rows.tsx';
import { SideBySide } from '../sideBySide.tsx';
import { NewsDetail } from './components/newsDetail.tsx';
import { newsState } from './newsActs.ts';
import { useOfficeNews } from './queries/officeNews.ts';

const NewsForm = lazy(() => import('./components/newsForm.tsx'));

/** What stands in the address for a piece of news that is not written yet. */
const NEW = 'new';

/** The office's news, with the chosen piece, or a new one, beside them. */
export default function NewsScreen() {
  const { newsId } = useParams();
  const { query, rows, hasMore, loadingMore, showMore } = useOfficeNews();
  const detail = newsId === NEW ? <NewsForm news={null} /> : <NewsDetail key={newsId} newsId={newsId ?? ''} />;
  return (
    <SideBySide
      listPath={href('officeNews')}
      hint="お知らせを選択してください"
      detail={newsId ? <Suspense fallback={<RowSkeletons count={3} />}>{detail}</Suspense> : null}
      list={
        <Stack>
          <div>
            <LinkButton to={href('officeNewsItem', { newsId: NEW })}>お知らせを書く</LinkButton>
          </div>
          {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
          {query.isPending ? <RowSkeletons /> : null}
          {query.data && rows.length === 0 ? (
            <EmptyState title="お知らせはまだありません">書いて公開すると、すべての会員に表示されます。</EmptyState>
          ) : null}
          {rows.length > 0 ? (
            <Rows
              label="お知らせの一覧"
              current={newsId}
              rows={rows.map((news) => ({
                id: news.id,
                to: href('officeNewsItem', { newsId: news.id }),
                name: news.title,
                about: newsState(news),
                aside: listTime(news.updatedAt),
              }))}
            />
          ) : null}
          <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
        </Stack>
      }
    />
  );
}
