import { isNear } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { deadlineText } from './texts.ts';

type Props = { readonly job: Pick<Job, 'status' | 'entryDeadline'> & Partial<Pick<Job, 'visibility'>>; readonly now: number };

export const JobStatusChip = ({ job: { status, entryDeadline, visibility }, now }: Props) => {
  if (visibility === 'PRIVATE' && status === 'OPEN') return <StatusChip tone="theirs" label="非公開" />;
  const ended = status !== 'OPEN' || entryDeadline <= now;
  return (
    <StatusChip
      tone={ended ? 'ended' : isNear(entryDeadline, now) ? 'warning' : 'good'}
      label={ended ? '募集終了' : deadlineText(entryDeadline, now)}
    />
  );
};
