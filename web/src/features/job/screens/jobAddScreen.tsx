import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { isSameSheet } from '#domain/work/deal/storedSheet.ts';
import type { JobDraft, JobPosting } from '#domain/work/job/posting.ts';
import { useJob } from '#web/entities/job/job.ts';
import { emptyTemplate } from '#web/entities/sheet/sheetForm.ts';
import { href } from '#web/routing/href.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { showServerFaults, useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { FormSteps } from '#web/shared/forms/formSteps.tsx';
import { useFormSteps } from '#web/shared/forms/useFormSteps.ts';
import { WithPreview } from '#web/shared/forms/withPreview.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { hideToast, showToast } from '#web/shared/ui/toast.ts';
import { JobFields } from '../components/jobFields.tsx';
import { checkDraft, copyOfJob, faultsByField, type JobFormValues, jobForm, jobFormOf } from '../jobForm.ts';
import { type JobRefusal, jobFormAddress, jobIdOf } from '../jobFormAddress.ts';
import { faultsWithin, jobSteps } from '../jobSteps.ts';
import { useJobDrafts } from '../queries/jobDrafts.ts';
import { type NamedJob, useJobInput } from '../useJobInput.ts';

const useSaveJobDraft = () =>
  useCommand<JobDraft & NamedJob>({
    callable: 'jobs',
    type: 'saveDraft',
    shownBy: ({ streamId }) => `jobDrafts/${jobIdOf(streamId)}`,
    again: true,
  });

const schema = jobForm(() => Date.now());

/** Loads after the form, because of its texts. */
const JobPreview = lazyPart(async () => (await import('../components/jobPreview.tsx')).JobPreview);

type JobComposerProps = { readonly input: ReturnType<typeof useJobInput>; readonly values: JobFormValues };

const JobComposer = ({ input: { key, draftId, named, kept, becomeDraft }, values }: JobComposerProps) => {
  const refusal = useLocation().state as JobRefusal | null;
  const [error, setError] = useState(refusal?.message);
  const navigate = useNavigate();
  const form = useCheckedForm<JobFormValues, JobPosting>(schema, values);
  const { step, goTo, show, goOn, next, goToFault } = useFormSteps(form, jobSteps, (at, values) => faultsWithin(at, values, Date.now()));
  const draft = useSaveJobDraft();
  const [isLoading, setLoading] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one form for one job
  useEffect(() => form.subscribe({ formState: { values: true }, callback: (state) => kept.write(state.values) }), [form, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once
  useEffect(() => show(refusal?.fields ?? {}), []);

  const confirm = () => {
    kept.write(form.getValues());
    // The toast of a saved draft would cover the next page's button.
    hideToast();
    navigate(jobFormAddress('clientJobAddConfirm', draftId));
  };
  const save = async () => {
    setError(undefined);
    form.clearErrors();
    const typed = JSON.stringify(form.getValues());
    const { data, error: unsound } = checkDraft(form.getValues());
    if (unsound) {
      show(faultsByField(unsound));
      return setError(transportMessages['invalid-argument']);
    }
    try {
      const jobId = jobIdOf((await draft.send({ ...data, ...named })).streamId);
      // From here on the saved draft decides, also about changes from another device. Input since
      // the save, and an incomplete sheet, are not in it yet.
      const isWhole =
        (data.sheet !== null || isSameSheet(form.getValues('sheet'), emptyTemplate)) && JSON.stringify(form.getValues()) === typed;
      becomeDraft(jobId, isWhole ? null : form.getValues());
      navigate(jobFormAddress('clientJobAdd', jobId, step), { replace: true, preventScrollReset: true });
      showToast('下書きを保存しました');
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <WithPreview label="キャストへの見え方" preview={<JobPreview control={form.control} />}>
      <Form
        onSubmit={
          next === null
            ? form.handleSubmit(confirm, goToFault)
            : (event) => {
                event.preventDefault();
                goOn();
              }
        }
        submitLabel={next !== null ? `次へ（${next}）` : '掲載内容を確認する'}
        sending={false}
        loading={next === null && isLoading}
        error={error}
        sticky
        below={
          <Button variant="text" loading={draft.sending} onClick={save}>
            下書きを保存する
          </Button>
        }
      >
        <FormSteps steps={jobSteps} current={step} onChoose={goTo} />
        <JobFields control={form.control} step={step} onWhole={() => setLoading(false)} />
      </Form>
    </WithPreview>
  );
};

type Props = {
  readonly input: ReturnType<typeof useJobInput>;
  readonly copyId: string | null;
};

/** This tab's input, else the draft or a copy, else empty. Later changes are ignored. */
const JobInput = ({ input, copyId }: Props) => {
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
      <summary>以前のお仕事をもとに書く</summary>
      {isOpen ? <EarlierJobs /> : null}
    </details>
  );
};

/** `?copy=` an earlier job, `?draft=` a draft. */
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
