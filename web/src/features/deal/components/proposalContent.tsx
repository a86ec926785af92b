import { businessRules } from '#domain/kernel/businessRules.ts';
import { isCounter } from '#domain/work/deal/state.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useProposedRows } from '../changedRows.ts';
import { versionText } from '../versions.ts';
import { TermsComparison } from './termsComparison.tsx';

export const counterText = (no: number): string => `${no}回目の相談（${businessRules.countersMax}回まで）`;

export const proposalTitle = (deal: Pick<Deal, 'status' | 'proposal'>): string => (isCounter(deal) ? '条件の相談' : '条件の変更の申し込み');

export const ProposalContent = ({ deal }: { readonly deal: Deal }) => {
  const { proposal, proposalReason, termsNo } = deal;
  const version = versionText(termsNo);
  const rows = useProposedRows(deal);
  if (proposal === null) return null;
  return (
    <Stack>
      <TermsComparison
        {...(isCounter(deal)
          ? { label: 'オファーと相談された条件', heads: [`オファー（${version}）`, '相談された条件'] }
          : { label: '今の条件と変更後の条件', heads: [deal.fee === null ? '募集時の条件' : `今の条件（${version}）`, '変更後の条件'] })}
        rows={rows}
      />
      {isCounter(deal) ? <p>{counterText(proposal.no)}</p> : null}
      {proposalReason ? (
        <p style={{ whiteSpace: 'pre-wrap' }}>
          理由：
          {proposalReason}
        </p>
      ) : null}
    </Stack>
  );
};
