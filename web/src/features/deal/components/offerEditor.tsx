import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { answerDueFrom } from '#domain/kernel/businessRules.ts';
import { href } from '#web/app/href.ts';
import { castingFor, wantedCast } from '#web/features/job/castingFor.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { useUid } from '#web/shared/data/session.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { type Beginning, NEW_JOB } from '../beginning.ts';
import { useSendOffer } from '../commands/sendOffer.ts';
import { idOf } from '../kinds.ts';
import {
  emptyOfferForm,
  type OfferDone,
  type OfferedJob,
  type OfferFormResult,
  type OfferFormValues,
  offerForm,
  termsOfJob,
} from '../offerForm.ts';
import type { Taken } from '../queries/deals.ts';
import { OfferFormFields } from './offerFormFields.tsx';

const OfferConfirmation = lazy(() => import('./offerConfirmation.tsx'));

const schema = offerForm(() => Date.now());

/** The state of the history's entry. */
type Step = { readonly confirming: true } | null;
type Props = {
  readonly cast: { readonly id: string; readonly name: string };
  readonly jobs: readonly OfferedJob[];
  readonly taken: readonly Taken[];
  /** The inquiry that the offer continues. */
  readonly inquiry: { readonly id: string; readonly job: Pick<OfferedJob, 'id' | 'title'> } | undefined;
  readonly beginning: Beginning;
};

const beginWith = ({ kind, jobId }: Beginning, job: OfferedJob | undefined): OfferFormValues => ({
  ...emptyOfferForm,
  ...{ kind, jobId, title: jobId === NEW_JOB ? '' : null, ...termsOfJob(job, Date.now()) },
});

/** Fill in, confirm, send, done. Whatever fails, the input stays. */
export const OfferEditor = ({ cast, jobs, taken, inquiry, beginning }: Props) => {
  const [checked, setChecked] = useState<OfferFormResult | null>(null);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  const navigate = useNavigate();
  const { state, search } = useLocation();
  // The confirmation is an entry of the history, so that "back" leads to the form; after a reload
  // nothing is confirmed yet.
  const confirmed = (state as Step)?.confirming ? checked : null;
  const confirm = (values: OfferFormResult) => {
    setChecked(values);
    setError(undefined);
    navigate({ search }, { state: { confirming: true } satisfies Step });
  };
  const back = () => navigate(-1);
  const jobOf = (jobId: string) => jobs.find(({ id }) => id === jobId);
  const begun = inquiry ? ({ kind: 'OFFER', jobId: inquiry.job.id } as const) : beginning;
  // As the form began: an answer that changes the list of jobs meanwhile changes nothing of it.
  const [defaultValues] = useState(() => beginWith(begun, jobOf(begun.jobId)));
  const { form, forget, generation } = useKeptForm<OfferFormValues, OfferFormResult>({
    name: `offer:${cast.id}:${inquiry?.id ?? ''}`,
    defaultValues,
    schema,
  });
  const brought = useRef(defaultValues);
  // A job that is chosen brings its terms along, but for a fee or an end that somebody typed; what is restored keeps its own.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // Whoever has no job makes one with the offer.
          if (name === 'kind' && jobs.length === 0) form.setValue('jobId', values.kind === 'OFFER' ? NEW_JOB : '');
          if (name !== 'jobId') return;
          const { fee, scheduleToClose } = brought.current;
          const begins = beginWith(
            { kind: values.kind, jobId: values.jobId },
            jobs.find(({ id }) => id === values.jobId),
          );
          brought.current = begins;
          form.setValue('title', begins.title);
          form.setValue('sheet', begins.sheet);
          if (values.fee === fee) form.setValue('fee', begins.fee);
          if (values.scheduleToClose === scheduleToClose) form.setValue('scheduleToClose', begins.scheduleToClose);
        },
      }),
    [form, jobs],
  );
  const jobId = confirmed?.jobId ?? '';
  const { send, sending } = useSendOffer({ talentId: cast.id, inquiryId: inquiry?.id });
  const own = confirmed?.jobId === NEW_JOB ? confirmed.title : jobOf(jobId)?.title;
  const jobTitle = inquiry?.job.title ?? own ?? '';
  const uid = useUid();

  const submit = async (values: OfferFormResult) => {
    setError(undefined);
    try {
      const { streamId, reflection } = await send(values);
      setSent(true);
      forget();
      if (values.jobId !== NEW_JOB) castingFor(uid).write(values.jobId);
      wantedCast(uid).forget();
      const answerDue = values.kind === 'OFFER' ? answerDueFrom(Date.now(), values.scheduleToClose) : null;
      const state: OfferDone = { offerId: idOf('offer', streamId), answerDue, castName: cast.name, pending: reflection === 'pending' };
      navigate(href('clientTalentOfferDone', { talentId: cast.id }), { replace: true, state });
    } catch (failure) {
      const message = showServerFaults(form, failure);
      setError(message);
      // Faults of single fields are mended in the form, everything else is tried again from here.
      if (Object.keys(commandErrorOf(failure).fields).length > 0) back();
    }
  };

  return (
    <>
      <LeaveGuard when={(form.formState.isDirty || confirmed !== null) && !sent} onDiscard={forget} />
      {confirmed ? (
        <Suspense fallback={<RowSkeletons count={4} />}>
          <OfferConfirmation
            values={confirmed}
            jobTitle={jobTitle}
            cast={cast}
            sending={sending}
            error={error}
            onSend={() => submit(confirmed)}
            onBack={back}
          />
        </Suspense>
      ) : (
        <Form onSubmit={form.handleSubmit(confirm)} submitLabel="入力内容を確認する" sending={false} error={error}>
          <OfferFormFields key={generation} control={form.control} jobs={jobs} taken={taken} settled={inquiry !== undefined} cast={cast} />
        </Form>
      )}
    </>
  );
};
