import { useParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { ListHead } from '../components/listHead.tsx';
import css from '../components/shortlist.module.css';
import { useShortlist } from '../shortlists.ts';

/** Loads while the page reads the list. */
const ListedCasts = lazyPart(
  async () => (await import('../components/listedCasts.tsx')).ListedCasts,
  () => <RowSkeletons count={3} />,
);
ListedCasts.preload();

export default function ShortlistScreen() {
  const { id = '' } = useParams();
  const query = useShortlist(id);
  const missing = (
    <EmptyState title="リストが見つかりません" action={<LinkButton to={href('clientShortlists')}>候補リストを見る</LinkButton>}>
      削除された可能性があります。
    </EmptyState>
  );
  return (
    <Loaded query={query} row={query.isPending ? undefined : query.data} none={missing}>
      {(list) => (
        <div className={css.page}>
          <ListHead list={list} />
          <ListedCasts key={list.id} list={list} />
        </div>
      )}
    </Loaded>
  );
}
