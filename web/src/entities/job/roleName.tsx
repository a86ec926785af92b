import { useJob } from './job.ts';

/** A role that its client took out, or whose words are erased. */
const GONE = '表示できない役';

export const RoleName = ({ jobId, roleNo }: { readonly jobId: string; readonly roleNo: number }) => {
  const { query, job } = useJob(jobId);
  if (job === undefined) return query.isError ? '読み込めませんでした' : '…';
  return job?.roles.find(({ no }) => no === roleNo)?.name ?? GONE;
};
