import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useOwnDeal } from '#web/entities/deal/deals.ts';
import { type DealKind, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';

export const useDealInAddress = <K extends DealKind>(kind: K, side: Side) => {
  const { [kinds[kind].idField]: id = '' } = useParams();
  return useOwnDeal(kind, side, id);
};

type Props = { readonly kind: DealKind; readonly side: Side; readonly title: string; readonly children: ReactNode };

export const NoDeal = ({ kind, side, title, children }: Props) => {
  const { to, back } = kinds[kind].list[side];
  return (
    <EmptyState title={title} action={<LinkButton to={to}>{back}</LinkButton>}>
      {children}
    </EmptyState>
  );
};
