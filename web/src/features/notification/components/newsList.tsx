import { useEffect } from 'react';
import { longDate } from '#domain/format/times.ts';
import { reportError } from '#web/shared/data/reportError.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { openNews } from '../commands/openNews.ts';
import { useNewsState } from '../queries/newsState.ts';
import { usePublishedNews } from '../queries/publishedNews.ts';
import css from './noticeRow.module.css';

/** What the office tells everybody; showing it is having seen it. */
export const NewsList = () => {
  const { query, rows, hasMore, loadingMore, showMore } = usePublishedNews();
  const { latest, unread } = useNewsState();
  useEffect(() => {
    if (unread && latest !== null) openNews(latest).catch(reportError);
  }, [unread, latest]);
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data && rows.length === 0 ? (
        <EmptyState title="事務局からのお知らせはありません">新しい機能やキャンペーンなどを、ここでお伝えします。</EmptyState>
      ) : null}
      {rows.map(({ id, title, body, publishedAt }) => (
        <Card key={id} title={title}>
          {publishedAt === null ? null : <p className={`${css.meta} figures`}>{longDate(publishedAt)}</p>}
          <p className={css.prose}>{body}</p>
        </Card>
      ))}
      <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
};
