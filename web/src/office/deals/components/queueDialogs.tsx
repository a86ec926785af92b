import { lazy, Suspense } from 'react';
import type { DealKind, Deals } from '#web/entities/deal/kinds.ts';
import type { PickedDeal } from '../mixedQueue.ts';
import type { Act } from './dealDetail.tsx';

const EndDialog = lazy(() => import('./endDialog.tsx'));
const ApproveDialog = lazy(async () => ({ default: (await import('./approveDialog.tsx')).ApproveDialog }));
const BulkApproveDialog = lazy(() => import('./bulkApproveDialog.tsx'));
const BulkDenyDialog = lazy(() => import('./bulkDenyDialog.tsx'));
const AnswerDialog = lazy(() => import('./answerDialog.tsx'));
const SettleProxyDialog = lazy(() => import('./settleProxyDialog.tsx'));
const SettleDialog = lazy(() => import('./settleDialog.tsx'));

export type AllAct = 'approveAll' | 'denyAll';
/** The act whose dialog is open, and its deal; an act on several has the picked ones. */
export type OpenDecision<Row> = { readonly act: Act | AllAct; readonly deal?: Row };

type Props<K extends DealKind> = {
  readonly kind: K;
  readonly decision: OpenDecision<Deals[K]>;
  readonly picked: readonly Deals[K][];
  /** The kind of a picked deal: a queue may have both. */
  readonly kindOf: (deal: Deals[K]) => DealKind;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export default function QueueDialogs<K extends DealKind>({ kind, decision: { act, deal }, picked, kindOf, onDone, onClose }: Props<K>) {
  const shared = deal && { kind, deal, onDone, onClose };
  const all = { deals: picked.map((row) => ({ ...row, kind: kindOf(row) }) as PickedDeal), onClose };
  return (
    <Suspense>
      {shared && (act === 'adminApprove' || act === 'adminApproveChange') ? <ApproveDialog {...shared} act={act} /> : null}
      {shared && (act === 'adminDisapprove' || act === 'adminDisapproveChange' || act === 'dismissCancellation' || act === 'forceClose') ? (
        <EndDialog {...shared} action={act} />
      ) : null}
      {shared && act === 'settleCancellation' ? <SettleDialog {...shared} /> : null}
      {shared && act === 'settleProxy' ? <SettleProxyDialog {...shared} /> : null}
      {deal && act === 'onBehalf' ? <AnswerDialog kind={kind} deal={deal} onClose={onClose} /> : null}
      {act === 'denyAll' ? <BulkDenyDialog {...all} /> : null}
      {act === 'approveAll' ? <BulkApproveDialog {...all} /> : null}
    </Suspense>
  );
}
