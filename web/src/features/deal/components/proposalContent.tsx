import type { Deal } from '#web/entities/deal/kinds.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useProposedRows } from '../changedRows.ts';
import { versionText } from '../versions.ts';
import { TermsComparison } from './termsComparison.tsx';

/** The title of the card. */
export const proposalTitle = '条件の変更の申し込み';

/**
 * A change of terms that waits for consent: old, new and reason. The banner above has the due time.
 */
export const ProposalContent = ({ deal }: { readonly deal: Deal }) => {
  const { proposal, proposalReason, termsNo } = deal;
  const rows = useProposedRows(deal);
  if (proposal === null) return null;
  return (
    <Stack>
      <TermsComparison
        label="今の条件と変更後の条件"
        heads={[deal.fee === null ? '募集時の条件' : `今の条件（${versionText(termsNo)}）`, '変更後の条件']}
        rows={rows}
      />
      {proposalReason ? (
        <p style={{ whiteSpace: 'pre-wrap' }}>
          理由：
          {proposalReason}
        </p>
      ) : null}
    </Stack>
  );
};
