import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { newsAudienceLabels } from '#domain/talk/news/fields.ts';
import { newsSchema } from '#projections/content/news.schema.ts';
import { href } from '#web/routing/href.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { OfficeList } from '../list/officeList.tsx';
import { listTime } from '../list/texts.ts';
import { Permitted } from '../roles/roles.tsx';
import { newsState } from './newsState.ts';

const NewsForm = lazy(() => import('./components/newsForm.tsx'));
const NewsDetail = lazy(() => import('./components/newsDetail.tsx'));

/** The id in the address of a news item that is not saved yet. */
const NEW = 'new';

/** All news items that are not deleted, the last changed first. */
const selection = { collection: 'news', where: [['deletedAt', '==', null]], orderBy: ['updatedAt', 'desc'], limit: 50 } as const;

export default function NewsScreen() {
  const { newsId: chosen } = useParams();
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
      none={<EmptyState title="お知らせはまだありません">書いて公開すると、選んだ会員に表示されます。</EmptyState>}
      rowOf={(news) => ({
        to: href('officeNewsItem', { newsId: news.id }),
        name: news.title,
        about: [newsState(news), newsAudienceLabels[news.audience]].join('・'),
        aside: listTime(news.updatedAt),
      })}
      chosen={chosen}
      isNew={chosen === NEW}
      detail={(newsId) => (newsId === NEW ? <NewsForm news={null} /> : <NewsDetail newsId={newsId} />)}
    />
  );
}
