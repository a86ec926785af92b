import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
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
import type { EndProps } from './components/endDialog.tsx';
import { OfPerson } from './components/ofPerson.tsx';
import { PickBar } from './components/pickBar.tsx';
import { QueueList } from './components/queueList.tsx';
import { addressOfDeals, dealsOfIn } from './dealsOf.ts';
import type { Deal, DealsOf, Desk } from './desk.ts';
import { useBeside } from './place.ts';
import { usePicked } from './usePicked.ts';

// `lazy` forgets that the dialog takes any kind of deal.
const EndDialog = lazy(() => import('./components/endDialog.tsx')) as <Row extends Deal>(props: EndProps<Row>) => ReactNode;

type Props<Row extends Deal> = { readonly desk: Desk<Row>; readonly chosenId: string | undefined };

/** The approval queue, or the latest deals, of everybody or of one person. */
export const DealQueue = <Row extends Deal>(props: Props<Row>) => {
  const of = dealsOfIn(useSearchParams()[0]);
  // A list of other deals begins anew: what the live part pushed out is kept with the list.
  return <Queue key={of?.uid ?? ''} {...props} of={of} />;
};

/** The list with the chosen deal beside it; on phones one after the other. */
const Queue = <Row extends Deal>({ desk, chosenId, of }: Props<Row> & { readonly of: DealsOf | null }) => {
  const tab = useTab(['waiting', 'recent']);
  const list = of ? 'recent' : tab;
  const { query, rows, hasMore, loadingMore, showMore } = desk.useList(list, of);
  const address = addressOfDeals(list, of);
  const [decision, setDecision] = useState<{ act: Act | 'approveAll'; deal: Row | undefined } | null>(null);
  const picked = usePicked(rows);
  const navigate = useNavigate();
  const now = useNow();

  const chosen = rows.find(({ id }) => id === chosenId);
  const beside = useBeside(
    rows.map(({ id }) => id),
    chosenId,
  );
  const show = (id: string | undefined) => {
    if (id) navigate(desk.pathOf(id) + address, { replace: chosenId !== undefined });
  };
  useOfficeKeys({
    j: () => show(beside(1)),
    k: () => show(beside(-1)),
    a: () => {
      if (list === 'waiting' && picked.rows.length > 0) setDecision({ act: 'approveAll', deal: undefined });
      else if (chosen && desk.openActions(chosen, now).includes('adminApprove')) setDecision({ act: 'adminApprove', deal: chosen });
    },
  });

  const close = () => setDecision(null);
  const { act, deal } = decision ?? {};
  return (
    <div className={css.split} data-open={chosenId ? '' : undefined}>
      <div className={css.listSide}>
        <SavedViews list={desk.aggregate} listPath={desk.listPath} plain="tab=waiting" />
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
          {of ? <OfPerson of={of} deal={rows[0]} allPath={desk.listPath} /> : null}
          {list === 'waiting' && rows.length > 0 ? (
            <PickBar picked={picked} shown={rows.length} onApprove={() => setDecision({ act: 'approveAll', deal: undefined })} />
          ) : null}
          {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
          {query.isPending ? <RowSkeletons /> : null}
          {query.data?.length === 0 ? (
            <EmptyState title={list === 'waiting' ? '承認待ちはありません' : `${desk.noun}はまだありません`}>{desk.whenEmpty}</EmptyState>
          ) : null}
          <QueueList desk={desk} deals={rows} list={list} address={address} current={chosenId} now={now} picked={picked} />
          <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
        </div>
      </div>
      <div>
        {chosenId ? (
          <>
            <div className={css.steps}>
              <Link to={desk.listPath + address} className={css.back}>
                一覧へ戻る
              </Link>
              <Button variant="text" size="small" disabled={!beside(-1)} onClick={() => show(beside(-1))}>
                前へ
              </Button>
              <Button variant="text" size="small" disabled={!beside(1)} onClick={() => show(beside(1))}>
                次へ
              </Button>
            </div>
            <DealDetail key={chosenId} desk={desk} id={chosenId} onDecide={(wanted, on) => setDecision({ act: wanted, deal: on })} />
          </>
        ) : (
          <div className={css.hint}>
            <EmptyState title={`${desk.noun}を選択してください`}>j：次へ　k：前へ　a：承認する　?：キーの一覧</EmptyState>
          </div>
        )}
      </div>
      {act === 'adminApprove' && deal ? <ApproveDialog desk={desk} deal={deal} onClose={close} /> : null}
      <Suspense>
        {(act === 'adminDisapprove' || act === 'forceClose') && deal ? (
          <EndDialog desk={desk} deal={deal} action={act} onClose={close} />
        ) : null}
      </Suspense>
      {act === 'approveAll' ? <BulkApproveDialog desk={desk} deals={picked.rows} onClose={close} /> : null}
    </div>
  );
};
