import { longTime } from '#domain/kernel/format/times.ts';
import { newsAudienceLabels } from '#domain/talk/news/fields.ts';
import { newsSchema } from '#projections/content/news.schema.ts';
import { NewsContent } from '#web/entities/news/newsContent.tsx';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ActButtons } from '../../acts/actButtons.tsx';
import { useMaySend } from '../../roles/roles.tsx';
import { newsActs } from '../newsActs.ts';
import { newsState } from '../newsState.ts';
import NewsForm from './newsForm.tsx';

export default function NewsDetail({ newsId }: { readonly newsId: string }) {
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
              { term: '届ける相手', value: newsAudienceLabels[news.audience] },
              { term: '公開', value: news.publishedAt === null ? 'まだ公開していません' : longTime(news.publishedAt) },
              { term: '更新', value: longTime(news.updatedAt) },
            ]}
          />
          <ActButtons acts={newsActs(news)} />
          {maySend('news', 'edit') ? (
            <NewsForm key={news.version} news={news} />
          ) : (
            <Card title={news.title}>
              <NewsContent item={news} />
            </Card>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
