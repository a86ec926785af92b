import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressParams } from '#web/shared/search/addressParams.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart, preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { ActButton } from '../acts/actButtons.tsx';
import { Face } from '../list/face.tsx';
import { OfficeList } from '../list/officeList.tsx';
import type { RowContent } from '../list/rows.tsx';
import { payByWarning } from './payBy.tsx';
import { orderAct, payableOf } from './payoutActs.ts';
import { useOpenPayouts, usePaidPayouts } from './queries.ts';

const PayoutTable = preloadedPart(async () => (await import('./components/payoutTable.tsx')).PayoutTable, rowSkeletons(6));
const PayoutMonths = preloadedPart(async () => (await import('./components/payoutMonths.tsx')).PayoutMonths, rowSkeletons(1));

/** They load after what is owed. */
const PayoutDetail = lazyPart(async () => (await import('./components/payoutDetail.tsx')).PayoutDetail, rowSkeletons(3));
const TransfersCard = lazyPart(async () => (await import('./components/transfersCard.tsx')).TransfersCard, rowSkeletons(2));
const UnfixedCard = lazyPart(async () => (await import('./components/unfixedCard.tsx')).UnfixedCard, rowSkeletons(2));
const CountersignsCard = lazy(() => import('../countersigns/countersignsCard.tsx'));

const rowOf = ({ id, name }: Payout): RowContent => {
  const shown = name ?? '退会した会員';
  return { to: href('officePayout', { payoutId: id }), name: shown, face: <Face name={shown} /> };
};

const Late = ({ rows }: { readonly rows: readonly Payout[] }) => {
  const today = jstDate(useNow());
  const late = rows.filter((payout) => payByWarning(payout, today) !== null).length;
  return late > 0 ? (
    <Notice tone="error">
      {`${late}件の支払期限が、過ぎているか、銀行営業日で${businessRules.payBankDaysMin}日以内です。期限は、お仕事の最後の日から${businessRules.payWithinDays}日以内です。`}
    </Notice>
  ) : null;
};

const Order = ({ rows }: { readonly rows: readonly Payout[] }) => {
  const payable = payableOf(rows);
  const act = orderAct(payable, useNow());
  return payable.length > 0 ? (
    <div>
      <ActButton act={act} variant="contained">
        {act.label}
      </ActButton>
    </div>
  ) : null;
};

export default function PayoutsScreen() {
  const tab = useTab(['open', 'paid']);
  const month = useAddressParams()[0].get('month');
  const { query, rows } = useOpenPayouts();
  const paid = usePaidPayouts(month, tab === 'paid');
  const owed = month === null ? rows : rows.filter((payout) => payout.month === month);
  return (
    <OfficeList
      noun="支払い"
      path={href('officePayouts')}
      found={tab === 'paid' ? paid : { query, rows: owed }}
      above={
        <>
          <LinkTabs
            label="支払いの状態"
            current={tab}
            keep={month === null ? {} : { month }}
            tabs={[
              { key: 'open', label: '未払い' },
              { key: 'paid', label: '支払済' },
            ]}
          />
          <div>
            <PayoutMonths open={rows} current={month} tab={tab} />
          </div>
          {tab === 'open' ? (
            <>
              <Late rows={rows} />
              <Order rows={owed} />
            </>
          ) : null}
        </>
      }
      none={<EmptyState title={tab === 'paid' ? '支払済の記録はまだありません' : 'お支払いを待つキャストはいません'} />}
      tableOf={(shown) => <PayoutTable {...shown} />}
      rowOf={rowOf}
      below={
        tab === 'open' ? (
          <>
            <TransfersCard payouts={rows} />
            <UnfixedCard />
            <Suspense>
              <CountersignsCard acts={['TRANSFER']} />
            </Suspense>
          </>
        ) : undefined
      }
      chosen={useParams().payoutId}
      detail={(id) => <PayoutDetail id={id} />}
    />
  );
}
