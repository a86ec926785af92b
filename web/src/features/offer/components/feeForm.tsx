import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { formatYen } from '#domain/kernel/yen.ts';
import { changeFee } from '#domain/offer/commands.ts';
import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { useChangeFee } from '../commands/changeFee.ts';

const schema = z.object({ fee: changeFee.shape.fee });
type Values = { fee: number | undefined };

/** A new fee for a running deal; the cast sees it at once. */
export const FeeForm = ({ offer }: { readonly offer: Offer }) => {
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const form = useForm<Values, unknown, z.infer<typeof schema>>({
    defaultValues: { fee: offer.fee ?? undefined },
    resolver: formResolver(schema),
  });
  const { send, sending } = useChangeFee(offer);
  const [sent, setSent] = useState(false);
  const submit = async (values: z.infer<typeof schema>) => {
    setError(undefined);
    try {
      const { reflection } = await send({ offerId: offer.id, ...values });
      setSent(true);
      navigate(href('clientOfferFeeDone', { offerId: offer.id }), { replace: true, state: { pending: reflection === 'pending' } });
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !sent} />
      <Form onSubmit={form.handleSubmit(submit)} submitLabel="報酬を変更する" sending={sending} error={error}>
        <p>
          現在の報酬：<strong className="figures">{formatYen(offer.fee ?? 0)}</strong>
        </p>
        <YenField control={form.control} name="fee" label="新しい報酬" required />
      </Form>
    </>
  );
};
