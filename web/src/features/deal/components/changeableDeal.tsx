import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { changes } from '../changes.ts';
import { type Deal, type DealAction, type DealKind, kinds, openActions } from '../kinds.ts';
import { useOwnDeal } from '../queries/ownDeal.ts';

type Props = { readonly kind: DealKind; readonly action: DealAction; readonly children: (deal: Deal) => ReactNode };

/** Loads the client's deal that the address names, and says so when it can no longer be changed. */
export const ChangeableDeal = ({ kind, action, children }: Props) => {
  const { noun, idField, list } = kinds[kind];
  const { [idField]: id = '' } = useParams();
  const { query, deal } = useOwnDeal(kind, 'client', id);
  const now = useNow();
  if (deal && openActions(kind, deal, 'client', now).includes(action)) return children(deal);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (deal === undefined) return <RowSkeletons count={2} />;
  const { to, back } = list.client;
  return (
    <EmptyState title={`この${noun}は変更できません`} action={<LinkButton to={to}>{back}</LinkButton>}>
      {changes[kind].closed}
    </EmptyState>
  );
};
