import type { Deal } from '#web/entities/deal/kinds.ts';
import { ProposalContent, proposalTitle } from '#web/features/deal/public.ts';
import { Card } from '#web/shared/ui/card.tsx';

/** An open change of terms: old and new values. The decision about it is in its block. */
export const ChangeCard = ({ deal }: { readonly deal: Deal }) => (
  <Card title={proposalTitle(deal)}>
    <ProposalContent deal={deal} />
  </Card>
);
