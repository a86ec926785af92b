import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Deal, type DealKind, kinds, openActions } from '#web/features/deal/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useOfficeKeys } from '../officeKeys.ts';
import css from '../table.module.css';
import { SavedViews } from '../views/savedViews.tsx';
import { ApproveDialog } from './components/approveDialog.tsx';
import { BulkApproveDialog } from './components/bulkApproveDialog.tsx';
import { type Act, DealDetail } from './components/dealDetail.tsx';
import { OfPerson } from './components/ofPerson.tsx';
import { PickBar } from './components/pickBar.tsx';
import { QueueList } from './components/queueList.tsx';
import { addressOfDeals, type DealsOf, dealsOfIn } from './dealsOf.ts';
import { desks } from './desks.ts';
import { useBeside } from './place.ts';
import { useOfficeDeals } from './queries/deals.ts';
import { usePicked } from './usePicked.ts';

const EndDialog = lazy(() => import('./components/endDialog.tsx'));

type Props = { readonly kind: DealKind };

/** The approval queue, or the latest deals, of everybody or of one person. */
export default function DealQueueScreen({ kind }: Props) {
  const of = dealsOfIn(useSearchParams()[0]);
  // A list of other deals begins anew: what the live part pushed out is kept with the list.
  return <Queue key={of?.uid ?? ''} kind={kind} of={of} />;
}

/** The list with the chosen deal beside it; on phones one after the other. */
const Queue = ({ kind, of }: Props & { readonly of: DealsOf | null }) => {
  const { noun, idField } = kinds[kind];
  const { listPath, pathOf, whenEmpty } = desks[kind];
  const { [idField]: chosenId } = useParams();
  const tab = useTab(['waiting', 'recent']);
  const list = of ? 'recent' : tab;
  const { query, rows, hasMore, loadingMore, showMore } = useOfficeDeals(kind, list, of);
  const address = addressOfDeals(list, of);
  const [decision, setDecision] = useState<{ act: Act | 'approveAll'; deal: Deal | undefined } | null>(null);
  const picked = usePicked(rows);
  const navigate = useNavigate();
  const now = useNow();

  const chosen = rows.find(({ id }) => id === chosenId);
  const beside = useBeside(
    rows.map(({ id }) => id),
    chosenId,
  );
  const show = (id: string | undefined) => {
    if (id) navigate(pathOf(id) + address, { replace: chosenId !== undefined });
  };
  useOfficeKeys({
    j: () => show(beside(1)),
    k: () => show(beside(-1)),
    a: () => {
      if (list === 'waiting' && picked.rows.length > 0) setDecision({ act: 'approveAll', deal: undefined });
      else if (chosen && openActions(kind, chosen, 'office', now).includes('adminApprove'))
        setDecision({ act: 'adminApprove', deal: chosen });
    },
  });

  const close = () => setDecision(null);
  const { act, deal } = decision ?? {};
  return (
    <div className={css.split} data-open={chosenId ? '' : undefined}>
      <div className={css.listSide}>
        <SavedViews list={kind} listPath={listPath} plain="tab=waiting" />
        <div className={css.panel}>
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
          {of ? <OfPerson of={of} deal={rows[0]} allPath={listPath} /> : null}
          {list === 'waiting' && rows.length > 0 ? (
            <PickBar picked={picked} shown={rows.length} onApprove={() => setDecision({ act: 'approveAll', deal: undefined })} />
          ) : null}
          {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
          {query.isPending ? <RowSkeletons /> : null}
          {query.data?.length === 0 ? (
            <EmptyState title={list === 'waiting' ? '承認待ちはありません' : `${noun}はまだありません`}>{whenEmpty}</EmptyState>
          ) : null}
          <QueueList kind={kind} deals={rows} list={list} address={address} current={chosenId} now={now} picked={picked} />
          <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
        </div>
      </div>
      <div>
        {chosenId ? (
          <>
            <div className={css.steps}>
              <Link to={listPath + address} className={css.back}>
                一覧へ戻る
              </Link>
              <Button variant="text" size="small" disabled={!beside(-1)} onClick={() => show(beside(-1))}>
                前へ
              </Button>
              <Button variant="text" size="small" disabled={!beside(1)} onClick={() => show(beside(1))}>
                次へ
              </Button>
            </div>
            <DealDetail key={chosenId} kind={kind} id={chosenId} onDecide={(wanted, on) => setDecision({ act: wanted, deal: on })} />
          </>
        ) : (
          <div className={css.hint}>
            <EmptyState title={`${noun}を選択してください`}>j：次へ　k：前へ　a：承認する　?：キーの一覧</EmptyState>
          </div>
        )}
      </div>
      {act === 'adminApprove' && deal ? <ApproveDialog kind={kind} deal={deal} onClose={close} /> : null}
      <Suspense>
        {(act === 'adminDisapprove' || act === 'forceClose') && deal ? (
          <EndDialog kind={kind} deal={deal} action={act} onClose={close} />
        ) : null}
      </Suspense>
      {act === 'approveAll' ? <BulkApproveDialog kind={kind} deals={picked.rows} onClose={close} /> : null}
    </div>
  );
};
