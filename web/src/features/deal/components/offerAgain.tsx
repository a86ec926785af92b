import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { useTakenJobs } from '#web/entities/deal/deals.ts';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useJob } from '#web/entities/job/job.ts';
import { href } from '#web/routing/href.ts';
import { ActionBar } from '#web/shared/ui/detailColumns.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';

type Props = { readonly kind: DealKind; readonly deal: Deal };

export const OfferAgain = ({ kind, deal: { id, jobId, talentId } }: Props) => {
  const { queries, taken, ended } = useTakenJobs(talentId);
  const { query, job } = useJob(jobId);
  const failed = [...queries, query].find(({ isError }) => isError);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (queries.some(({ data }) => !data)) return null;
  const last = ended.find(({ deal }) => deal.jobId === jobId);
  const newest = last ? kinds[last.kind].page.client(last.deal.id) : taken.find((each) => each.jobId === jobId)?.to;
  if (newest !== undefined && newest !== kinds[kind].page.client(id))
    return (
      <ActionBar>
        <LinkButton fullWidth variant="outlined" to={newest}>
          新しいやり取りを見る
        </LinkButton>
      </ActionBar>
    );
  if (!job || job.status === 'CLOSED') return null;
  if (!last)
    return (
      <p>
        <Phrases>{errorMessages['offer-again-limit']}</Phrases>
      </p>
    );
  const form = (kindOfForm: string) => `${href('clientTalentOffer', { talentId })}?${kindOfForm}job=${encodeURIComponent(jobId)}`;
  return (
    <ActionBar>
      <LinkButton fullWidth to={form('kind=offer&')}>
        もう一度オファーする
      </LinkButton>
      <LinkButton fullWidth variant="outlined" to={form('')}>
        もう一度問い合わせる
      </LinkButton>
    </ActionBar>
  );
};
