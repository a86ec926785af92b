import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { JobConfirmation } from '../components/jobConfirmation.tsx';
import { faultsByField, jobForm, jobFormOf } from '../jobForm.ts';
import { jobFormAddress } from '../jobFormAddress.ts';
import { useJobInput } from '../useJobInput.ts';

const schema = jobForm(() => Date.now());

/**
 * The posting as casts will see it, before it is posted. Values that the form now refuses lead back
 * to it.
 */
export default function JobAddConfirmScreen() {
  const input = useJobInput();
  const { draftId, kept } = input;
  // Read once, because the input is deleted just before the done screen shows.
  const [typed] = useState(kept.read);
  const [{ data: posting, error }] = useState(() => schema.safeParse(jobFormOf(typed ?? {})));
  if (typed === null) {
    return (
      <EmptyState
        title="確認する内容がありません"
        action={<LinkButton to={jobFormAddress('clientJobAdd', draftId)}>お仕事の内容を入力する</LinkButton>}
      >
        入力した内容は、掲載するかログアウトするまで、このタブに残ります。
      </EmptyState>
    );
  }
  if (posting) return <JobConfirmation input={input} posting={posting} />;
  const refusal = { message: transportMessages['invalid-argument'], fields: faultsByField(error) };
  return <Navigate to={jobFormAddress('clientJobAdd', draftId)} replace state={refusal} />;
}
