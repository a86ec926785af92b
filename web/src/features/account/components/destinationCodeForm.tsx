import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { longTime } from '#domain/kernel/format/times.ts';
import { line, normalizeText } from '#domain/kernel/validation.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

/** Confirms the address with the code from the mail. */
const useConfirmDestination = () => {
  const uid = useUid();
  return useCommand<{ code: string }>({ callable: 'accounts', type: 'confirmDestination', shownBy: () => `users/${uid}` });
};

const schema = z.object({ code: line(100) });
type Values = z.infer<typeof schema>;
type Props = { readonly email: string; readonly expiresAt: number };

/** The form for the code in the mail to the new address. */
export const DestinationCodeForm = ({ email, expiresAt }: Props) => {
  const [error, setError] = useState<string>();
  // The mail's link has the code. Only a button press sends it, because mail scanners open links
  // too.
  const given = useSearchParams()[0].get('code') ?? '';
  const form = useCheckedForm(schema, { code: given });
  const { send, sending } = useConfirmDestination();
  const submit = async (values: Values) => {
    setError(undefined);
    try {
      await send(values);
      showToast('通知先を変更しました');
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <Form onSubmit={form.handleSubmit(submit)} submitLabel="確認コードを送る" sending={sending} error={error}>
      <p style={{ overflowWrap: 'anywhere' }}>
        {email} に確認コードをお送りしました。<span className="figures">{longTime(expiresAt)}</span>
        までに入力してください。確認が済むまで、通知はこれまでのアドレスに届きます。
      </p>
      <TextField control={form.control} name="code" label="確認コード" required autoComplete="one-time-code" normalize={normalizeText} />
    </Form>
  );
};
