import { useJob } from '#web/entities/job/job.ts';
import { EstimateDialog } from '#web/features/estimate/public.ts';
import { useListedCasts } from '../shortlists.ts';

type Props = {
  /** The title of the list, the first subject. */
  readonly title: string;
  readonly jobId: string | null;
  readonly talentIds: readonly string[];
  readonly onClose: () => void;
};

/** An estimate of casts of a list in their order. A hidden cast is not in it. */
export const ListEstimate = ({ title, jobId, talentIds, onClose }: Props) => {
  const { failed, rows } = useListedCasts(talentIds);
  const { query, job } = useJob(jobId ?? '');
  const fault = failed ?? (jobId !== null && query.isError ? query : undefined);
  const source = {
    isError: fault !== undefined,
    isPending: rows === undefined || (jobId !== null && query.isPending),
    refetch: async () => fault?.refetch(),
  };
  const casts = talentIds.flatMap((id) => rows?.find((cast) => cast.id === id) ?? []);
  return <EstimateDialog source={source} job={job ?? null} casts={casts} subject={title} onClose={onClose} />;
};
