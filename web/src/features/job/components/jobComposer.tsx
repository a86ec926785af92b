import { useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isSameSheet } from '#domain/deal/storedSheet.ts';
import type { JobDraft, JobPosting } from '#domain/job/posting.ts';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { emptyTemplate } from '#web/features/sheet/sheetForm.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useIsWaiting } from '#web/shared/data/waiting.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { FormSteps } from '#web/shared/forms/formSteps.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { WithPreview } from '#web/shared/forms/withPreview.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { later } from '#web/shared/ui/later.tsx';
import { hideToast, showToast } from '#web/shared/ui/toast.ts';
import { checkDraft, faultsByField, type JobFormValues, jobForm } from '../jobForm.ts';
import { faultsWithin, jobSteps, stepOf } from '../jobSteps.ts';
import { type JobRefusal, jobIdOf, writingAddress } from '../postingWay.ts';
import type { NamedJob, useJobInput } from '../useJobInput.ts';
import { JobFields } from './jobFields.tsx';

/** Saves a posting in the making, as often as wanted. Fees in yen, times in ms. */
const useSaveJobDraft = () =>
  useCommand<JobDraft & NamedJob>({
    callable: 'jobs',
    type: 'saveDraft',
    shownBy: ({ streamId }) => `jobDrafts/${jobIdOf(streamId)}`,
    again: true,
  });

const schema = jobForm(() => Date.now());

/** Its words come after the form. */
const JobPreview = later(async () => (await import('./jobPreview.tsx')).JobPreview);

/** The step that shows, from 0: in the address, so that back leads to the one before. */
const useStep = (count: number) => {
  const [search, setSearch] = useSearchParams();
  const step = Math.min(count, Math.max(1, Math.trunc(Number(search.get('step'))) || 1)) - 1;
  const setStep = (next: number, options: { readonly replace?: boolean } = {}) =>
    setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== 'step'), ['step', String(next + 1)]]), options);
  return [step, setStep] as const;
};

type Focusable = { readonly focus?: () => void };
/** The first field at fault, however deep it stands. */
const firstFault = (errors: object): Focusable | undefined => {
  for (const error of Object.values(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const found = 'message' in error ? (error as { ref?: Focusable }).ref : firstFault(error);
    if (found) return found;
  }
  return undefined;
};

const pick = (errors: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));

type Props = { readonly input: ReturnType<typeof useJobInput>; readonly values: JobFormValues };

/** Writing a posting: everything typed is kept as it is typed, can be saved as a draft, and goes on to the confirmation. */
export const JobComposer = ({ input: { key, draftId, named, kept, becomeDraft }, values }: Props) => {
  const refusal = useLocation().state as JobRefusal | null;
  const [error, setError] = useState(refusal?.message);
  const [step, setStep] = useStep(jobSteps.length);
  const navigate = useNavigate();
  const form = useCheckedForm<JobFormValues, JobPosting>(schema, values);
  const draft = useSaveJobDraft();
  const isWaiting = useIsWaiting();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one form, one job, for as long as it is shown
  useEffect(() => form.subscribe({ formState: { values: true }, callback: (state) => kept.write(state.values) }), [form, key]);
  /** Shows what is wrong beside the fields, in the step of the first one. */
  const show = (faults: Readonly<Record<string, string>>) => {
    const [first] = Object.keys(faults);
    if (first === undefined) return;
    setStep(stepOf(first), { replace: true });
    Object.entries(faults).forEach(([field, message], index) => {
      form.setError(field as FieldPath<JobFormValues>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the confirmation sent back is shown once, when the form appears
  useEffect(() => show(refusal?.fields ?? {}), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that begins with a fault begins there
  useEffect(() => firstFault(pick(form.formState.errors, jobSteps[step]?.fields ?? []))?.focus?.(), [step]);
  const isLast = step === jobSteps.length - 1;
  const goOn = async () => {
    const { fields } = jobSteps[step] as (typeof jobSteps)[number];
    if (!(await form.trigger([...fields], { shouldFocus: true }))) return;
    const faults = faultsWithin(step, form.getValues(), Date.now());
    if (Object.keys(faults).length > 0) show(faults);
    else setStep(step + 1);
  };
  /** What is wrong may be in a step that does not show. */
  const goBack = (errors: object) => setStep(Math.min(...Object.keys(errors).map(stepOf)), { replace: true });
  const confirm = () => {
    kept.write(form.getValues());
    // What it says (a draft was saved) would lie over the next page's button.
    hideToast();
    navigate(writingAddress('clientJobAddConfirm', draftId));
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
      // From here on the draft is the truth, also about what another device adds to it; what was typed meanwhile is not in it yet, nor a sheet that is not whole.
      const isWhole =
        (data.sheet !== null || isSameSheet(form.getValues('sheet'), emptyTemplate)) && JSON.stringify(form.getValues()) === typed;
      becomeDraft(jobId, isWhole ? null : form.getValues());
      navigate(writingAddress('clientJobAdd', jobId, step), { replace: true, preventScrollReset: true });
      showToast('下書きを保存しました');
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <WithPreview label="キャストへの見え方" preview={<JobPreview control={form.control} />}>
      <Form
        onSubmit={
          isLast
            ? form.handleSubmit(confirm, goBack)
            : (event) => {
                event.preventDefault();
                goOn();
              }
        }
        submitLabel={!isLast ? `${jobSteps[step + 1]?.title}へ進む` : isWaiting ? 'キャストへの見え方を確認する' : '掲載内容を確認する'}
        sending={false}
        error={error}
        sticky
        below={
          <Button variant="text" loading={draft.sending} onClick={save}>
            下書きを保存する
          </Button>
        }
      >
        <FormSteps steps={jobSteps} current={step} onChoose={setStep} />
        <JobFields control={form.control} step={step} />
      </Form>
    </WithPreview>
  );
};
