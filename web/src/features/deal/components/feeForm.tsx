import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { fee as feeSchema } from '#domain/kernel/validation.ts';
import { formatYen } from '#domain/kernel/yen.ts';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { YenField } from '#web/shared/forms/yenField.tsx';

const schema = z.object({ fee: feeSchema });
type Values = { fee: number | undefined };
type Result = z.infer<typeof schema>;

type Props = {
  /** The fee as it is now (yen). */
  readonly fee: number | null;
  readonly send: (values: Result) => Promise<CommandOutcome>;
  readonly sending: boolean;
  /** Where to go when it is done. */
  readonly done: string;
};

/** A new fee for a running deal; the cast sees it at once. */
export const FeeForm = ({ fee, send, sending, done }: Props) => {
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  const navigate = useNavigate();
  const form = useForm<Values, unknown, Result>({ defaultValues: { fee: fee ?? undefined }, resolver: formResolver(schema) });
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
      <Form onSubmit={form.handleSubmit(submit)} submitLabel="報酬を変更する" sending={sending} error={error}>
        <p>
          現在の報酬：<strong className="figures">{formatYen(fee ?? 0)}</strong>
        </p>
        <YenField control={form.control} name="fee" label="新しい報酬" required />
      </Form>
    </>
  );
};
