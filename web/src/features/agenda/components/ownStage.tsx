import { castStageLabels, stageOf } from '#domain/work/deal/stages.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { useDealsOfJobs } from '../queries/ownDeals.ts';

/**
 * How far the signed-in cast's deal about a job is; nothing without an active deal. `jobIds`: all
 * jobs of the list, which are asked for at once.
 */
export const OwnStage = ({ jobId, jobIds }: { readonly jobId: string; readonly jobIds: readonly string[] }) => {
  const ofJob = useDealsOfJobs(jobIds).filter(({ deal }) => deal.jobId === jobId);
  const label = ofJob.map(({ kind, deal }) => castStageLabels[stageOf(kind, deal.status)]).find((each) => each !== null);
  return label ? <StatusChip tone="good" label={label} /> : null;
};
