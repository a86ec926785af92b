import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobInput } from '../components/jobInput.tsx';
import { useJobInput } from '../useJobInput.ts';

/** The client's drafts, which load after their page. */
const JobDrafts = lazyPart(async () => (await import('../components/jobDrafts.tsx')).JobDrafts);

const EarlierJobs = lazyPart(
  async () => (await import('../components/earlierJobs.tsx')).EarlierJobs,
  () => <SkeletonBlock height={44} />,
);

/** Loads when it is opened, since most postings are new. */
const Copying = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary style={{ padding: '10px 0', minHeight: 44, cursor: 'pointer' }}>以前のお仕事をもとに書く</summary>
      {isOpen ? <EarlierJobs /> : null}
    </details>
  );
};

/**
 * Posts a job: a new one with the saved drafts above, a copy of an earlier one (`?copy=`), or a
 * draft (`?draft=`).
 */
export default function JobAddScreen() {
  const input = useJobInput();
  const [search] = useSearchParams();
  const copyId = search.get('copy');
  const isBegun = input.draftId !== null || search.has('step');
  // A copy must not overwrite typed input.
  const [isUntouched] = useState(() => input.kept.read() === null);
  // "Back" after a posting leads to a later step without its input.
  const [isOver] = useState(isUntouched && input.draftId === null && copyId === null && search.has('step'));
  if (isOver) return <Navigate to={href('clientOwnJobs')} replace />;
  return (
    <Stack wide>
      {isBegun ? null : <JobDrafts />}
      {!isBegun && copyId === null && isUntouched ? <Copying /> : null}
      <JobInput key={`${input.key} ${copyId}`} input={input} copyId={copyId} />
    </Stack>
  );
}
