import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { ProposalContent, proposalTitle } from '#web/features/deal/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { endTexts } from '../../dealParts/texts.ts';
import css from '../../list/table.module.css';
import { useApprovalLimit } from '../approvalLimit.ts';
import { useOpenActs } from '../useOpenActs.ts';
import { LimitNotice } from './limitNotice.tsx';

type Answer = 'adminApproveChange' | 'adminDisapproveChange';
type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  /** The member answered for the cast, so a colleague approves. */
  readonly isOwnAnswer: boolean;
  readonly onDecide: (act: Answer) => void;
};

/**
 * An open change of terms: old and new values, and the office's buttons once the cast has agreed.
 */
export const ChangeCard = ({ kind, deal, isOwnAnswer, onDecide }: Props) => {
  const now = useNow();
  const open = useOpenActs(kind);
  const { beyond } = useApprovalLimit();
  const fee = deal.proposal?.fee ?? null;
  return (
    <Card title={proposalTitle}>
      <Stack>
        <ProposalContent deal={deal} />
        {open(deal, now).includes('adminApproveChange') ? (
          <>
            <LimitNotice kind={kind} deal={deal} fee={fee} />
            <div className={css.buttons}>
              <Button disabled={isOwnAnswer || beyond(fee) === 'above'} onClick={() => onDecide('adminApproveChange')}>
                この変更を承認する
              </Button>
              <Button variant="outlined" onClick={() => onDecide('adminDisapproveChange')}>
                {endTexts.adminDisapproveChange(kind).label}
              </Button>
            </div>
          </>
        ) : null}
      </Stack>
    </Card>
  );
};
