import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { usePortfolio } from '../queries/portfolio.ts';
import { useLargeMedia } from './largeMedia.tsx';
import { MediaLink } from './mediaFace.tsx';
import css from './portfolio.module.css';

export const Portfolio = ({ talentId }: { readonly talentId: string }) => {
  const { query, rows: items } = usePortfolio(talentId);
  const { open, view } = useLargeMedia(items);
  if (query.data && items.length === 0) return null;
  return (
    <Card title="ポートフォリオ">
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? (
        <div className={css.grid} role="status" aria-label="読み込んでいます">
          {[1, 2, 3].map((each) => (
            <SkeletonBlock key={each} ratio="1" />
          ))}
        </div>
      ) : null}
      <ul className={css.grid}>
        {items.map((item, index) => (
          <li key={item.id} className={css.item}>
            <MediaLink item={item} place={index + 1} onOpen={open} />
            {item.description ? <p className={css.caption}>{item.description}</p> : null}
          </li>
        ))}
      </ul>
      {view}
    </Card>
  );
};
