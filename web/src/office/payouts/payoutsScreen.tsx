import { lazy, Suspense } from 'react';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { type List, Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { ActButton } from '../acts/actButtons.tsx';
import { PayoutTable } from './components/payoutTable.tsx';
import { payByWarning } from './payBy.tsx';
import { orderAct, payableOf } from './payoutActs.ts';
import { useOpenPayouts, usePaidPayouts } from './queries.ts';

/** They load after what is owed. */
const TransfersCard = lazyPart(
  async () => (await import('./components/transfersCard.tsx')).TransfersCard,
  () => <RowSkeletons count={2} />,
);
const UnfixedCard = lazyPart(
  async () => (await import('./components/unfixedCard.tsx')).UnfixedCard,
  () => <RowSkeletons count={2} />,
);
const CountersignsCard = lazy(() => import('../countersigns/countersignsCard.tsx'));

/** What is late or nearly late, and the order of a transfer for what is agreed to. */
const Open = ({ rows }: { readonly rows: readonly Payout[] }) => {
  const now = useNow();
  const late = rows.filter((payout) => payByWarning(payout, jstDate(now)) !== null).length;
  const payable = payableOf(rows);
  return (
    <Stack>
      {late > 0 ? (
        <Notice tone="error">
          {`${late}件の支払期限が、過ぎているか、銀行営業日で${businessRules.payBankDaysMin}日以内です。期限は、お仕事の最後の日から${businessRules.payWithinDays}日以内です。`}
        </Notice>
      ) : null}
      {payable.length > 0 ? (
        <Row>
          <ActButton act={orderAct(payable, now)} variant="contained">
            {orderAct(payable, now).label}
          </ActButton>
        </Row>
      ) : null}
      <PayoutTable rows={rows} />
    </Stack>
  );
};

const Payouts = ({ list, none }: { readonly list: List<Payout>; readonly none: string }) => (
  <Listed list={list} none={<EmptyState title={none} />}>
    {(rows) => (list.showMore ? <PayoutTable rows={rows} /> : <Open rows={rows} />)}
  </Listed>
);

const Paid = () => <Payouts list={usePaidPayouts()} none="支払済の記録はまだありません" />;

/** What the operator owes casts: months to fix, statements, transfers, payments. */
export default function PayoutsScreen() {
  const tab = useTab(['open', 'paid']);
  const open = useOpenPayouts();
  return (
    <Stack>
      <LinkTabs
        label="支払いの状態"
        current={tab}
        tabs={[
          { key: 'open', label: '未払い' },
          { key: 'paid', label: '支払済' },
        ]}
      />
      {tab === 'paid' ? (
        <Paid />
      ) : (
        <>
          <Payouts list={open} none="お支払いを待つキャストはいません" />
          <TransfersCard payouts={open.rows} />
          <UnfixedCard />
          <Suspense>
            <CountersignsCard acts={['TRANSFER']} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
