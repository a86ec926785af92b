import { lazy } from 'react';
import { longTime } from '#domain/format/times.ts';
import { newsSchema } from '#projections/content/news.schema.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ActButtons } from '../../acts/actButtons.tsx';
import { newsActs, newsState } from '../newsActs.ts';

const NewsForm = lazy(() => import('./newsForm.tsx'));

/** A piece of news: how it stands, what can be done with it, and its text. */
export const NewsDetail = ({ newsId }: { readonly newsId: string }) => {
  const query = useLive(liveDocument(`news/${newsId}`, newsSchema));
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  const news = query.data;
  if (news === undefined) return <RowSkeletons count={3} />;
  if (news === null || news.deletedAt !== null) return <EmptyState title="お知らせはありません">削除された可能性があります。</EmptyState>;
  return (
    <Stack>
      <Facts
        facts={[
          { term: '状態', value: newsState(news) },
          { term: '公開', value: news.publishedAt === null ? 'まだ公開していません' : longTime(news.publishedAt) },
          { term: '更新', value: longTime(news.updatedAt) },
        ]}
      />
      <ActButtons acts={newsActs(news)} />
      <NewsForm key={`${news.title}${news.body}`} news={news} />
    </Stack>
  );
};
