import { useState } from 'react';
import { useJob } from '#web/entities/job/job.ts';
import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { copyOfJob, jobFormOf } from '../jobForm.ts';
import { useJobDrafts } from '../queries/jobDrafts.ts';
import type { useJobInput } from '../useJobInput.ts';
import { JobComposer } from './jobComposer.tsx';

type Props = {
  readonly input: ReturnType<typeof useJobInput>;
  /** The earlier job to copy. */
  readonly copyId: string | null;
};

/**
 * The form with its initial values: the input of this tab, else the saved draft or a copy, else
 * empty. Later changes of these are ignored.
 */
export const JobInput = ({ input, copyId }: Props) => {
  const { draftId, kept } = input;
  const isNew = draftId === null && copyId === null;
  const { query, rows } = useJobDrafts();
  const [begin, setBegin] = useState(() => kept.read() ?? (isNew ? {} : null));
  const { query: copyQuery, job: copied } = useJob(copyId ?? '');
  const saved = rows.find(({ id }) => id === draftId);
  if (begin === null && saved) setBegin(jobFormOf(saved));
  if (begin === null && draftId === null && copied) setBegin(copyOfJob(copied));
  const source = draftId === null ? copyQuery : query;
  const none = (
    <EmptyState
      title={draftId === null ? 'お仕事が見つかりません' : '下書きが見つかりません'}
      action={<LinkButton to={href('clientJobAdd')}>新しく書き始める</LinkButton>}
    >
      掲載したか、破棄した可能性があります。
    </EmptyState>
  );
  return (
    <Loaded query={isNew ? query : source} row={begin ?? (source.isPending || saved || copied ? undefined : null)} none={none}>
      {(values) => <JobComposer input={input} values={jobFormOf(values)} />}
    </Loaded>
  );
};
