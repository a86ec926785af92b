import { lazy, Suspense, useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useApprovalLimit } from '../approvalLimit.ts';

const AskApproverDialog = lazy(() => import('./askApproverDialog.tsx'));

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly fee: number | null };

/** For a fee above the member's limit: the limit, and the way to ask a colleague. */
export const LimitNotice = ({ kind, deal, fee }: Props) => {
  const { limit, beyond } = useApprovalLimit();
  const [isAsking, setAsking] = useState(false);
  if (fee === null || limit === null || beyond(fee) !== 'above') return null;
  return (
    <>
      <Notice tone="warning">{`報酬${formatYen(fee)}（税抜）は、あなたが承認できる上限${formatYen(limit)}を超えています。`}</Notice>
      <div>
        <Button onClick={() => setAsking(true)}>承認者に依頼する</Button>
      </div>
      <Suspense>
        {isAsking ? <AskApproverDialog kind={kind} deal={deal} fee={fee} limit={limit} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
};
