import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { instant } from '#domain/kernel/validation.ts';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { longTime } from '#web/shared/format/dates.ts';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';

const schema = z.object({ scheduleToClose: instant });
type Values = { scheduleToClose: number | undefined };
type Result = z.infer<typeof schema>;

type Props = {
  /** The end as it is now (ms). */
  readonly scheduleToClose: number | null;
  readonly help: string;
  readonly send: (values: Result) => Promise<CommandOutcome>;
  readonly sending: boolean;
  /** Where to go when it is done. */
  readonly done: string;
};

/** A new end for a running deal; the cast sees it at once. */
export const ScheduleForm = ({ scheduleToClose, help, send, sending, done }: Props) => {
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  const navigate = useNavigate();
  const form = useForm<Values, unknown, Result>({
    defaultValues: { scheduleToClose: scheduleToClose ?? undefined },
    resolver: formResolver(schema),
  });
  const submit = async (values: Result) => {
    setError(undefined);
    try {
      const { reflection } = await send(values);
      setSent(true);
      navigate(done, { replace: true, state: { pending: reflection === 'pending' } });
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !sent} />
      <Form onSubmit={form.handleSubmit(submit)} submitLabel="終了日を変更する" sending={sending} error={error}>
        <p>
          現在の終了日：<strong className="figures">{longTime(scheduleToClose ?? 0)}</strong>
        </p>
        <DateTimeField control={form.control} name="scheduleToClose" label="新しい終了日" required defaultTime="23:59" help={help} />
      </Form>
    </>
  );
};
