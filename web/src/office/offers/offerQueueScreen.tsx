import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { openActions } from '#web/features/offer/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import css from '../table.module.css';
import { ApproveDialog } from './components/approveDialog.tsx';
import { EndDialog } from './components/endDialog.tsx';
import { type Decision, OfficeOfferDetail } from './components/officeOfferDetail.tsx';
import { QueueList } from './components/queueList.tsx';
import { useOfficeOffers } from './queries/officeOffers.ts';
import { useQueueKeys } from './queueKeys.ts';

const help = 'j：次へ　k：前へ　a：承認する';

/** The approval queue (or the latest deals) with the chosen deal beside it; on phones one after the other. */
export default function OfferQueueScreen() {
  const { offerId } = useParams();
  const list = useTab(['waiting', 'recent']);
  const { query, rows, hasMore, loadingMore, showMore } = useOfficeOffers(list);
  const [decision, setDecision] = useState<{ kind: Decision; offer: Offer } | null>(null);
  const navigate = useNavigate();
  const now = useNow();

  const step = (by: 1 | -1) => {
    const place = rows.findIndex(({ id }) => id === offerId);
    const next = rows[place === -1 ? 0 : place + by];
    if (next) navigate(`${href('officeOffer', { offerId: next.id })}?tab=${list}`, { replace: offerId !== undefined });
  };
  const chosen = rows.find(({ id }) => id === offerId);
  useQueueKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => {
      if (chosen && openActions(chosen, 'office', now).includes('adminApprove')) setDecision({ kind: 'adminApprove', offer: chosen });
    },
    '?': () => showToast(help),
  });

  const close = () => setDecision(null);
  return (
    <div className={css.split} data-open={offerId ? '' : undefined}>
      <div className={`${css.panel} ${css.listSide}`}>
        <LinkTabs
          label="一覧の切り替え"
          current={list}
          tabs={[
            {
              key: 'waiting',
              label: '承認待ち',
              ...(list === 'waiting' && query.data ? { count: `${rows.length}${hasMore ? '+' : ''}` } : {}),
            },
            { key: 'recent', label: '最近の更新' },
          ]}
        />
        {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
        {query.isPending ? <RowSkeletons /> : null}
        {query.data?.length === 0 ? (
          <EmptyState title="承認待ちはありません">キャストがオファーを承諾すると、ここに表示されます。</EmptyState>
        ) : null}
        <QueueList offers={rows} list={list} current={offerId} now={now} />
        <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
      </div>
      <div>
        {offerId ? (
          <>
            <Link to={`${href('officeOffers')}?tab=${list}`} className={css.back}>
              一覧へ戻る
            </Link>
            <OfficeOfferDetail key={offerId} offerId={offerId} onDecide={(kind, offer) => setDecision({ kind, offer })} />
          </>
        ) : (
          <EmptyState title="オファーを選択してください">{help}</EmptyState>
        )}
      </div>
      {decision?.kind === 'adminApprove' ? <ApproveDialog offer={decision.offer} onClose={close} /> : null}
      {decision && decision.kind !== 'adminApprove' ? <EndDialog offer={decision.offer} action={decision.kind} onClose={close} /> : null}
    </div>
  );
}
