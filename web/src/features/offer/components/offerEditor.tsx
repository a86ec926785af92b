import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';
import { offerIdOf } from '../offerDocument.ts';
import { emptyOfferForm, type OfferFormResult, type OfferFormValues, offerForm } from '../offerForm.ts';
import { useSendOffer } from '../useSendOffer.ts';
import { OfferConfirmation } from './offerConfirmation.tsx';
import { OfferFormFields } from './offerFormFields.tsx';

const schema = offerForm(() => Date.now());

type Job = { readonly id: string; readonly title: string };
type Props = {
  readonly cast: { readonly id: string; readonly name: string };
  readonly jobs: readonly Job[];
  /** The inquiry that the offer continues. */
  readonly inquiry: { readonly id: string; readonly job: Job } | undefined;
};

/** Fill in, confirm, send, done. Whatever fails, the input stays. */
export const OfferEditor = ({ cast, jobs, inquiry }: Props) => {
  const [confirmed, setConfirmed] = useState<OfferFormResult | null>(null);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  const navigate = useNavigate();
  const defaultValues: OfferFormValues = inquiry ? { ...emptyOfferForm, kind: 'OFFER', jobId: inquiry.job.id } : emptyOfferForm;
  const { form, forget, generation } = useKeptForm<OfferFormValues, OfferFormResult>({
    name: `offer:${cast.id}:${inquiry?.id ?? ''}`,
    defaultValues,
    schema,
  });
  const jobId = confirmed?.jobId ?? '';
  const { send, sending } = useSendOffer({ talentId: cast.id, jobId, inquiryId: inquiry?.id });
  const jobTitle = inquiry?.job.title ?? jobs.find(({ id }) => id === jobId)?.title ?? '';

  const submit = async (values: OfferFormResult) => {
    setError(undefined);
    try {
      const { streamId, reflection } = await send(values);
      setSent(true);
      forget();
      const state = { offerId: offerIdOf(streamId), kind: values.kind, castName: cast.name, pending: reflection === 'pending' };
      navigate(href('clientTalentOfferDone', { talentId: cast.id }), { replace: true, state });
    } catch (failure) {
      const message = showServerFaults(form, failure);
      setError(message);
      // Faults of single fields are mended in the form, everything else is tried again from here.
      if (Object.keys(commandErrorOf(failure).fields).length > 0) setConfirmed(null);
    }
  };

  return (
    <>
      <LeaveGuard when={(form.formState.isDirty || confirmed !== null) && !sent} onDiscard={forget} />
      {confirmed ? (
        <OfferConfirmation
          values={confirmed}
          jobTitle={jobTitle}
          castName={cast.name}
          sending={sending}
          error={error}
          onSend={() => submit(confirmed)}
          onBack={() => setConfirmed(null)}
        />
      ) : (
        <Form onSubmit={form.handleSubmit(setConfirmed)} submitLabel="入力内容を確認する" sending={false} error={error}>
          <OfferFormFields key={generation} control={form.control} jobs={jobs} settled={inquiry !== undefined} />
        </Form>
      )}
    </>
  );
};
