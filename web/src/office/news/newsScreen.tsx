import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { newsSchema } from '#projections/content/news.schema.ts';
import { href } from '#web/routing/href.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ActButtons } from '../acts/actButtons.tsx';
import { OfficeList } from '../list/officeList.tsx';
import { listTime } from '../list/texts.ts';
import { Permitted, useMaySend } from '../roles/roles.tsx';
import { newsActs, newsState } from './newsActs.ts';

const NewsForm = lazy(() => import('./components/newsForm.tsx'));

/** A news item: its state, its acts and its text. */
const NewsDetail = ({ newsId }: { readonly newsId: string }) => {
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

/** The id in the address of a news item that is not saved yet. */
const NEW = 'new';

/** All news items that are not deleted, the last changed first. */
const selection = { collection: 'news', where: [['deletedAt', '==', null]], orderBy: ['updatedAt', 'desc'], limit: 50 } as const;

/** The news items, live, with the chosen or a new one next to the list. */
export default function NewsScreen() {
  return (
    <OfficeList
      noun="お知らせ"
      path={href('officeNews')}
      found={useLivePages(selection, newsSchema)}
      above={
        <div>
          <Permitted aggregate="news" type="write">
            <LinkButton to={href('officeNewsItem', { newsId: NEW })}>お知らせを書く</LinkButton>
          </Permitted>
        </div>
      }
      none={<EmptyState title="お知らせはまだありません">書いて公開すると、すべての会員に表示されます。</EmptyState>}
      rowOf={(news) => ({
        to: href('officeNewsItem', { newsId: news.id }),
        name: news.title,
        about: newsState(news),
        aside: listTime(news.updatedAt),
      })}
      chosen={useParams().newsId}
      detail={(newsId) => (newsId === NEW ? <NewsForm news={null} /> : <NewsDetail newsId={newsId} />)}
    />
  );
}
