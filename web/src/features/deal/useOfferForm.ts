import { useEffect, useRef, useState } from 'react';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { type Beginning, NEW_JOB } from './beginning.ts';
import { emptyOfferForm, type OfferedJob, type OfferFormResult, type OfferFormValues, offerForm, termsOfJob } from './offerForm.ts';

const schema = offerForm(() => Date.now());

const beginWith = ({ kind, jobId }: Beginning, job: OfferedJob | undefined): OfferFormValues => ({
  ...emptyOfferForm,
  kind,
  jobId,
  title: jobId === NEW_JOB ? '' : null,
  ...termsOfJob(job, Date.now()),
});

/**
 * The form of an offer or inquiry, stored under a name. Choosing a job sets its terms, except a
 * typed fee or end; a restored draft keeps its own.
 */
export const useOfferForm = (name: string, beginning: Beginning, jobs: readonly OfferedJob[]) => {
  const jobOf = (jobId: string) => jobs.find(({ id }) => id === jobId);
  // The initial values are fixed, so a later change of the job list does not reset the form.
  const [defaultValues] = useState(() => beginWith(beginning, jobOf(beginning.jobId)));
  const kept = useDraftForm<OfferFormValues, OfferFormResult>({ name, defaultValues, schema });
  const { form } = kept;
  const brought = useRef(defaultValues);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed, values }) => {
          // A client without a job creates one with the offer.
          if (changed === 'kind' && jobs.length === 0) form.setValue('jobId', values.kind === 'OFFER' ? NEW_JOB : '');
          if (changed !== 'jobId') return;
          const { fee, scheduleToClose } = brought.current;
          const job = jobs.find(({ id }) => id === values.jobId);
          const begins = beginWith({ kind: values.kind, jobId: values.jobId }, job);
          brought.current = begins;
          form.setValue('title', begins.title);
          form.setValue('sheet', begins.sheet);
          if (values.fee === fee) form.setValue('fee', begins.fee);
          if (values.scheduleToClose === scheduleToClose) form.setValue('scheduleToClose', begins.scheduleToClose);
        },
      }),
    [form, jobs],
  );
  const titleOf = ({ jobId, title }: OfferFormResult): string => (jobId === NEW_JOB ? title : jobOf(jobId)?.title) ?? '';
  return { ...kept, titleOf };
};
