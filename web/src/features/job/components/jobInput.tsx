import { useState } from 'react';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { jobFormOf } from '../jobForm.ts';
import { useJobDrafts } from '../queries/jobDrafts.ts';
import type { useJobInput } from '../useJobInput.ts';
import { JobComposer } from './jobComposer.tsx';

/** The form with what there is: what was typed in this tab, else the saved draft, else nothing yet. It stays with what it began with. */
export const JobInput = ({ input }: { readonly input: ReturnType<typeof useJobInput> }) => {
  const { draftId, kept } = input;
  const drafts = useJobDrafts();
  const [begin, setBegin] = useState(() => kept.read() ?? (draftId === null ? {} : null));
  const saved = drafts.data?.find(({ id }) => id === draftId);
  if (begin === null && saved) setBegin(jobFormOf(saved));
  if (begin !== null) return <JobComposer input={input} values={jobFormOf(begin)} />;
  if (drafts.isError) return <FailedState onRetry={() => drafts.refetch()} />;
  if (drafts.isPending || saved) return <RowSkeletons count={3} />;
  return (
    <EmptyState title="下書きが見つかりません" action={<LinkButton to={href('clientJobAdd')}>新しく書き始める</LinkButton>}>
      掲載したか、破棄した可能性があります。
    </EmptyState>
  );
};
