import { castStageLabels, stageOf } from '#domain/deal/stages.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { linesOf } from '../agenda.ts';
import { useOwnAgenda } from '../queries/ownAgenda.ts';

/** How far the signed-in cast's deal about a job is; nothing without an active deal. */
export const OwnStage = ({ jobId }: { readonly jobId: string }) => {
  const { agenda } = useOwnAgenda();
  const ofJob = agenda ? linesOf(agenda).filter(({ deal }) => deal.jobId === jobId) : [];
  const label = ofJob.map(({ kind, deal }) => castStageLabels[stageOf(kind, deal.status)]).find((each) => each !== null);
  return label ? <StatusChip tone="good" label={label} /> : null;
};
