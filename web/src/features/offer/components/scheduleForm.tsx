import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { changeSchedule } from '#domain/offer/commands.ts';
import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { longTime } from '#web/shared/format/dates.ts';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { useChangeSchedule } from '../commands/changeSchedule.ts';

const schema = z.object({ scheduleToClose: changeSchedule.shape.scheduleToClose });
type Values = { scheduleToClose: number | undefined };

/** A new end for a running deal; the cast sees it at once. */
export const ScheduleForm = ({ offer }: { readonly offer: Offer }) => {
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const form = useForm<Values, unknown, z.infer<typeof schema>>({
    defaultValues: { scheduleToClose: offer.scheduleToClose ?? undefined },
    resolver: formResolver(schema),
  });
  const { send, sending } = useChangeSchedule(offer);
  const [sent, setSent] = useState(false);
  const submit = async (values: z.infer<typeof schema>) => {
    setError(undefined);
    try {
      const { reflection } = await send({ offerId: offer.id, ...values });
      setSent(true);
      navigate(href('clientOfferScheduleDone', { offerId: offer.id }), { replace: true, state: { pending: reflection === 'pending' } });
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !sent} />
      <Form onSubmit={form.handleSubmit(submit)} submitLabel="終了日を変更する" sending={sending} error={error}>
        <p>
          現在の終了日：<strong className="figures">{longTime(offer.scheduleToClose ?? 0)}</strong>
        </p>
        <DateTimeField
          control={form.control}
          name="scheduleToClose"
          label="新しい終了日"
          required
          defaultTime="23:59"
          help="日本時間。回答を待っている場合、回答期限も終了日までに早まります"
        />
      </Form>
    </>
  );
};
