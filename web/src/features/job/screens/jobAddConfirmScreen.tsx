import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { JobConfirmation } from '../components/jobConfirmation.tsx';
import { faultsByField, jobForm, jobFormOf } from '../jobForm.ts';
import { draftAddress } from '../postingWay.ts';
import { useJobInput } from '../useJobInput.ts';

const schema = jobForm(() => Date.now());

/** The posting as casts will see it, before it is posted. What the form would refuse (also by now) leads back to it. */
export default function JobAddConfirmScreen() {
  const { jobId, draftId, kept } = useJobInput();
  // Once: what was typed is forgotten a moment before the done screen shows.
  const [typed] = useState(kept.read);
  const [{ data: posting, error }] = useState(() => schema.safeParse(jobFormOf(typed ?? {})));
  if (typed === null) {
    const form = draftId ? draftAddress('clientJobAdd', draftId) : href('clientJobAdd');
    return (
      <EmptyState title="確認する内容がありません" action={<LinkButton to={form}>お仕事の内容を入力する</LinkButton>}>
        入力した内容は、掲載するかログアウトするまで、このタブに残ります。
      </EmptyState>
    );
  }
  if (posting) return <JobConfirmation jobId={jobId} posting={posting} onPosted={kept.forget} />;
  const refusal = { message: errorMessages['invalid-argument'], fields: faultsByField(error) };
  return <Navigate to={draftAddress('clientJobAdd', jobId)} replace state={refusal} />;
}
