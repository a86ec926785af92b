import { useState } from 'react';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { jobFormOf } from '../jobForm.ts';
import { useJobDrafts } from '../queries/jobDrafts.ts';
import type { useJobInput } from '../useJobInput.ts';
import { JobComposer } from './jobComposer.tsx';

/** The form with what there is: what was typed in this tab, else the saved draft, else nothing yet. It stays with what it began with. */
export const JobInput = ({ input }: { readonly input: ReturnType<typeof useJobInput> }) => {
  const { draftId, kept } = input;
  const { query, rows } = useJobDrafts();
  const [begin, setBegin] = useState(() => kept.read() ?? (draftId === null ? {} : null));
  const saved = rows.find(({ id }) => id === draftId);
  if (begin === null && saved) setBegin(jobFormOf(saved));
  const none = (
    <EmptyState title="下書きが見つかりません" action={<LinkButton to={href('clientJobAdd')}>新しく書き始める</LinkButton>}>
      掲載したか、破棄した可能性があります。
    </EmptyState>
  );
  return (
    <Loaded query={query} row={begin ?? (query.isPending || saved ? undefined : null)} none={none}>
      {(values) => <JobComposer input={input} values={jobFormOf(values)} />}
    </Loaded>
  );
};
