import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { useOwnStages } from '../queries/ownStages.ts';

/** How far the signed-in cast's deal about a job is; nothing without an active deal. */
export const OwnStage = ({ jobId }: { readonly jobId: string }) => {
  const label = useOwnStages().get(jobId);
  return label ? <StatusChip tone="good" label={label} /> : null;
};
