import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import type { JobPosting } from '#domain/work/job/posting.ts';
import { shownName } from '#projections/kernel/fields.schema.ts';
import { useOwnCompany } from '#web/entities/client/ownCompany.tsx';
import { href } from '#web/routing/href.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ActionBar } from '#web/shared/ui/detailColumns.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobDescription } from '../components/jobDescription.tsx';
import { faultsByField, jobForm, jobFormOf } from '../jobForm.ts';
import { jobFormAddress, jobIdOf } from '../jobFormAddress.ts';
import { type NamedJob, useJobInput } from '../useJobInput.ts';

type Props = { readonly input: ReturnType<typeof useJobInput>; readonly posting: JobPosting };

const JobConfirmation = ({ input: { draftId, named, kept }, posting }: Props) => {
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const { client } = useOwnCompany();
  const { send, sending } = useCommand<JobPosting & NamedJob>({
    callable: 'jobs',
    type: 'post',
    shownBy: ({ streamId }) => `jobs/${jobIdOf(streamId)}`,
  });
  const back = (state: object | null = null) => navigate(jobFormAddress('clientJobAdd', draftId), { replace: true, state });
  const post = async () => {
    setError(undefined);
    try {
      const { streamId, reflection } = await send({ ...posting, ...named });
      const state = { jobId: jobIdOf(streamId), title: posting.title, pending: reflection === 'pending' };
      navigate(href('clientJobAddDone'), { replace: true, state });
      kept.forget();
    } catch (failure) {
      const { message, fields } = commandErrorOf(failure);
      // Field errors are fixed in the form; other failures are retried here.
      if (Object.keys(fields).length > 0) back({ message, fields });
      else setError(message);
    }
  };
  return (
    <Stack wide>
      <Notice>キャストには次のように表示されます。掲載する前に、もう一度ご確認ください。</Notice>
      <JobDescription job={{ ...posting, status: 'OPEN' }} client={client ? shownName(client) : null} />
      {error ? <Notice tone="error">{error}</Notice> : null}
      <ActionBar>
        <Button loading={sending} onClick={post}>
          このお仕事を掲載する
        </Button>
        <Button variant="text" disabled={sending} onClick={() => back()}>
          入力内容を直す
        </Button>
      </ActionBar>
    </Stack>
  );
};

const schema = jobForm(() => Date.now());

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
