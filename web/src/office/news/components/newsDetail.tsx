import { lazy } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import { newsSchema } from '#projections/content/news.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ActButtons } from '../../acts/actButtons.tsx';
import { useMaySend } from '../../roles/roles.tsx';
import { newsActs, newsState } from '../newsActs.ts';

const NewsForm = lazy(() => import('./newsForm.tsx'));

/** A news item: its state, its acts and its text. */
export const NewsDetail = ({ newsId }: { readonly newsId: string }) => {
  const query = useOne(`news/${newsId}`, newsSchema);
  const maySend = useMaySend();
  return (
    <Loaded
      query={query}
      row={query.data?.deletedAt ? null : query.data}
      none={<EmptyState title="お知らせはありません">削除された可能性があります。</EmptyState>}
    >
      {(news) => (
        <Stack>
          <Facts
            facts={[
              { term: '状態', value: newsState(news) },
              { term: '公開', value: news.publishedAt === null ? 'まだ公開していません' : longTime(news.publishedAt) },
              { term: '更新', value: longTime(news.updatedAt) },
            ]}
          />
          <ActButtons acts={newsActs(news)} />
          {maySend('news', 'edit') ? (
            <NewsForm key={`${news.title}${news.body}`} news={news} />
          ) : (
            <Card title={news.title}>
              <Prose>{news.body}</Prose>
            </Card>
          )}
        </Stack>
      )}
    </Loaded>
  );
};
