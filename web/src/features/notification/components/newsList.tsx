import { useEffect } from 'react';
import { longDate } from '#domain/kernel/format/times.ts';
import { NewsContent } from '#web/entities/news/newsContent.tsx';
import { reportUnexplained } from '#web/shared/data/platform/reportUnexplained.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { openNews } from '../commands/openNews.ts';
import { useNewsState } from '../queries/newsState.ts';
import { usePublishedNews } from '../queries/notices.ts';
import css from './noticeRow.module.css';

/** The office's news; showing the list marks them as seen. */
export const NewsList = () => {
  const list = usePublishedNews();
  const { latest, unread } = useNewsState();
  useEffect(() => {
    if (unread && latest !== null) openNews(latest).catch(reportUnexplained);
  }, [unread, latest]);
  return (
    <Stack>
      <Listed
        list={list}
        none={<EmptyState title="事務局からのお知らせはありません">新しい機能やキャンペーンなどを、ここでお伝えします。</EmptyState>}
      >
        {(rows) =>
          rows.map(({ publishedAt, ...item }) => (
            <Card key={item.id} title={item.title}>
              {publishedAt === null ? null : <p className={`${css.meta} figures`}>{longDate(publishedAt)}</p>}
              <NewsContent item={item} />
            </Card>
          ))
        }
      </Listed>
    </Stack>
  );
};
