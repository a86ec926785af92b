import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { askedUntil } from '#domain/work/deal/dueBefore.ts';
import { firstWork } from '#domain/work/deal/workSpan.ts';
import type { CommandOf } from '#domain/work/offer/commands.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import type { Taken } from '#web/entities/deal/deals.ts';
import { idOf } from '#web/entities/deal/kinds.ts';
import { lastChosenJob, wantedCast } from '#web/entities/job/lastChosenJob.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import type { CommandOutcome } from '#web/shared/data/commands/useCommand.ts';
import { showServerFaults } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { type Beginning, NEW_JOB, roleIn } from '../beginning.ts';
import { useBegin } from '../commands/dealCommand.ts';
import { useMakePrivateJob } from '../commands/makePrivateJob.ts';
import { type OfferDone, type OfferedJob, type OfferFormResult, offeredIn, privateJobOf, roleOf } from '../offerForm.ts';
import { useOfferForm } from '../useOfferForm.ts';
import { OfferFormFields } from './offerFormFields.tsx';

type Fields<Type extends 'inquire' | 'makeOffer'> = Omit<CommandOf<Type>, 'type'>;
type Target = { readonly talentId: string; readonly inquiryId?: string | undefined; readonly ended: readonly Candidate[] };

/** An offer without a job creates one first. */
const useSendOffer = ({ talentId, inquiryId, ended }: Target) => {
  const about = useRef('');
  const jobOf = () => about.current;
  const inquiry = useBegin<Fields<'inquire'>>('offer', 'inquire', jobOf);
  const offer = useBegin<Fields<'makeOffer'>>('offer', 'makeOffer', jobOf);
  const continued = useBegin<Fields<'makeOffer'> & { offerId: string }>('offer', 'continueInquiry', jobOf);
  const { make, making } = useMakePrivateJob();
  const send = async (values: OfferFormResult): Promise<CommandOutcome> => {
    const makesJob = values.kind === 'OFFER' && values.jobId === NEW_JOB;
    const jobId = makesJob ? await make(privateJobOf(values)) : values.jobId;
    about.current = jobId;
    const before = ended.find(({ deal }) => deal.jobId === jobId);
    const again = before && { previous: streamIdOf(before.kind, before.deal.id) };
    if (values.kind === 'INQUIRY') {
      const { inquiryType, message } = values;
      return inquiry.send({ jobId, talentId, ...roleOf(values), inquiryType, message, ...again });
    }
    const terms = { jobId, talentId, ...offeredIn(values) };
    return inquiryId ? continued.send({ ...terms, offerId: inquiryId }) : offer.send({ ...terms, ...roleOf(values), ...again });
  };
  return { send, sending: making || inquiry.sending || offer.sending || continued.sending };
};

const OfferConfirmation = lazy(() => import('./offerConfirmation.tsx'));

type Step = { readonly confirming: true } | null;
type Props = {
  readonly cast: { readonly id: string; readonly name: string };
  readonly jobs: readonly OfferedJob[];
  readonly taken: readonly Taken[];
  /** The deals with the cast that ended, about whose jobs the client may ask or offer again. */
  readonly ended: readonly Candidate[];
  readonly inquiry:
    | {
        readonly id: string;
        readonly job: Pick<OfferedJob, 'id' | 'title'>;
        readonly fee?: number | undefined;
        readonly roleNo: number | null;
      }
    | undefined;
  readonly beginning: Beginning;
};

export const OfferEditor = ({ cast, jobs, taken, ended, inquiry, beginning }: Props) => {
  const [checked, setChecked] = useState<OfferFormResult | null>(null);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  const navigate = useNavigate();
  const { state, search } = useLocation();
  // The confirmation is a history entry, so that "back" opens the form. After a reload it starts
  // with the form.
  const confirmed = (state as Step)?.confirming ? checked : null;
  const confirm = (values: OfferFormResult) => {
    setChecked(values);
    setError(undefined);
    navigate({ search }, { state: { confirming: true } satisfies Step });
  };
  const back = () => navigate(-1);
  const begun = inquiry ? ({ kind: 'OFFER', jobId: inquiry.job.id, fee: inquiry.fee, roleNo: inquiry.roleNo } as const) : beginning;
  // The deal leaves the list when the next one is sent.
  const [before] = useState(() => ended.find(({ deal }) => deal.jobId === begun.jobId));
  const name = `offer:${cast.id}:${inquiry?.id ?? before?.deal.id ?? ''}`;
  const { form, forget, generation, titleOf } = useOfferForm(name, begun, jobs, ended);
  const { send, sending } = useSendOffer({ talentId: cast.id, inquiryId: inquiry?.id, ended });
  const uid = useUid();

  const submit = async (values: OfferFormResult) => {
    setError(undefined);
    try {
      const { streamId, reflection } = await send(values);
      setSent(true);
      forget();
      if (values.jobId !== NEW_JOB) lastChosenJob(uid).write(values.jobId);
      wantedCast(uid).forget();
      const { answerDue } =
        values.kind === 'OFFER'
          ? askedUntil(Date.now(), { begins: firstWork(values.sheet), ends: values.scheduleToClose })
          : { answerDue: null };
      const state: OfferDone = { offerId: idOf('offer', streamId), answerDue, castName: cast.name, pending: reflection === 'pending' };
      navigate(href('clientTalentOfferDone', { talentId: cast.id }), { replace: true, state });
    } catch (failure) {
      const message = showServerFaults(form, failure);
      setError(message);
      // Field errors are fixed in the form; other failures are retried here.
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
            posted={jobs.find(({ id }) => id === confirmed.jobId)}
            role={roleIn(
              jobs.find(({ id }) => id === confirmed.jobId),
              confirmed.roleNo,
            )}
            jobTitle={inquiry?.job.title ?? titleOf(confirmed)}
            cast={cast}
            sending={sending}
            error={error}
            onSend={() => submit(confirmed)}
            onBack={back}
          />
        </Suspense>
      ) : (
        <Form onSubmit={form.handleSubmit(confirm)} submitLabel="入力内容を確認する" sending={false} error={error}>
          <OfferFormFields
            key={generation}
            control={form.control}
            jobs={jobs}
            taken={taken}
            ended={ended}
            settled={inquiry !== undefined}
            cast={cast}
          />
        </Form>
      )}
    </>
  );
};
