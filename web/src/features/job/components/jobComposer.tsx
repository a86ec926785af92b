import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { isSameSheet } from '#domain/work/deal/storedSheet.ts';
import type { JobDraft, JobPosting } from '#domain/work/job/posting.ts';
import { emptyTemplate } from '#web/entities/sheet/sheetForm.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { FormSteps } from '#web/shared/forms/formSteps.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { useFormSteps } from '#web/shared/forms/useFormSteps.ts';
import { WithPreview } from '#web/shared/forms/withPreview.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { hideToast, showToast } from '#web/shared/ui/toast.ts';
import { checkDraft, faultsByField, type JobFormValues, jobForm } from '../jobForm.ts';
import { type JobRefusal, jobFormAddress, jobIdOf } from '../jobFormAddress.ts';
import { faultsWithin, jobSteps } from '../jobSteps.ts';
import type { NamedJob, useJobInput } from '../useJobInput.ts';
import { JobFields } from './jobFields.tsx';

/** Saves a draft of a posting, any number of times. Fees in yen, times in ms. */
const useSaveJobDraft = () =>
  useCommand<JobDraft & NamedJob>({
    callable: 'jobs',
    type: 'saveDraft',
    shownBy: ({ streamId }) => `jobDrafts/${jobIdOf(streamId)}`,
    again: true,
  });

const schema = jobForm(() => Date.now());

/** Loads after the form, because of its texts. */
const JobPreview = lazyPart(async () => (await import('./jobPreview.tsx')).JobPreview);

type Props = { readonly input: ReturnType<typeof useJobInput>; readonly values: JobFormValues };

/**
 * Writes a posting. The input is stored while it is typed, can be saved as a draft, and continues
 * to the confirmation.
 */
export const JobComposer = ({ input: { key, draftId, named, kept, becomeDraft }, values }: Props) => {
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
