import { diffRows } from '#domain/deal/changeWords.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Deal } from '../kinds.ts';
import { postedFee } from '../terms.ts';
import { versionText } from '../versions.ts';
import { TermsComparison } from './termsComparison.tsx';

/** The card around it. */
export const proposalTitle = '条件の変更の申し込み';

/** A change of terms that waits for consent: old and new, and why. Until when says the banner above. */
export const ProposalContent = ({ deal }: { readonly deal: Deal }) => {
  const { proposal, proposalReason, termsNo } = deal;
  if (proposal === null) return null;
  const isFirst = proposal.diff.fee?.from === null;
  const [fee, ...rest] = diffRows(proposal.diff);
  const rows = isFirst && fee ? [{ ...fee, from: postedFee(deal) }, ...rest] : diffRows(proposal.diff);
  return (
    <Stack>
      <TermsComparison
        label="今の条件と変更後の条件"
        heads={isFirst ? ['募集時の条件', '変更後の条件'] : [`今の条件（${versionText(termsNo)}）`, '変更後の条件']}
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
