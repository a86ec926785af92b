import { useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '#domain/kernel/messages.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { type Beginning, NEW_JOB, roleIn } from './beginning.ts';
import {
  emptyOfferForm,
  type OfferedJob,
  type OfferFormResult,
  type OfferFormValues,
  offerForm,
  termsAgain,
  termsOfJob,
} from './offerForm.ts';

const NONE: readonly Candidate[] = [];
/** The role is named at its field, if the job has roles and no inquiry has settled it. */
const schemaFor = (jobs: readonly OfferedJob[], isSettled: boolean) =>
  offerForm(() => Date.now()).superRefine(({ jobId, roleNo }, context) => {
    const job = jobs.find(({ id }) => id === jobId);
    if (isSettled || !job || job.roles.length === 0 || roleIn(job, roleNo)) return;
    context.addIssue({ code: 'custom', path: ['roleNo'], message: messages.required });
  });

const endedAbout = (ended: readonly Candidate[], jobId: string) => ended.find(({ deal }) => deal.jobId === jobId);

const beginWith = (
  { kind, jobId, fee, roleNo }: Beginning,
  job: OfferedJob | undefined,
  before: Candidate | undefined,
): OfferFormValues => ({
  ...emptyOfferForm,
  kind,
  jobId,
  roleNo: roleIn(job, roleNo ?? before?.deal.roleNo)?.no ?? '',
  title: jobId === NEW_JOB ? '' : null,
  ...termsOfJob(job, Date.now(), roleNo),
  ...(before && termsAgain(before.deal, Date.now())),
  ...(fee !== undefined && { fee }),
});

/**
 * The form of an offer or inquiry, stored under a name. Choosing a job sets its terms, except a
 * typed fee or end; a restored draft keeps its own. After a deal that ended, its terms come first.
 */
export const useOfferForm = (name: string, beginning: Beginning, jobs: readonly OfferedJob[], ended: readonly Candidate[] = NONE) => {
  const jobOf = (jobId: string) => jobs.find(({ id }) => id === jobId);
  // The initial values are fixed, so a later change of the job list does not reset the form.
  const [defaultValues] = useState(() => beginWith(beginning, jobOf(beginning.jobId), endedAbout(ended, beginning.jobId)));
  const isSettled = beginning.roleNo !== undefined;
  const schema = useMemo(() => schemaFor(jobs, isSettled), [jobs, isSettled]);
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
          if (changed === 'roleNo') {
            const { fee } = brought.current;
            const role = roleIn(
              jobs.find(({ id }) => id === values.jobId),
              values.roleNo,
            );
            if (!role || values.fee !== fee) return;
            brought.current = { ...brought.current, fee: role.feeMin };
            form.setValue('fee', role.feeMin);
          }
          if (changed !== 'jobId') return;
          const { fee, scheduleToClose } = brought.current;
          const job = jobs.find(({ id }) => id === values.jobId);
          const begins = beginWith({ kind: values.kind, jobId: values.jobId }, job, endedAbout(ended, values.jobId));
          brought.current = begins;
          form.setValue('title', begins.title);
          form.setValue('roleNo', begins.roleNo);
          form.setValue('sheet', begins.sheet);
          if (values.fee === fee) form.setValue('fee', begins.fee);
          if (values.scheduleToClose === scheduleToClose) form.setValue('scheduleToClose', begins.scheduleToClose);
        },
      }),
    [form, jobs, ended],
  );
  const titleOf = ({ jobId, title }: OfferFormResult): string => (jobId === NEW_JOB ? title : jobOf(jobId)?.title) ?? '';
  return { ...kept, titleOf };
};
