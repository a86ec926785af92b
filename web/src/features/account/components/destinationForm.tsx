import { useState } from 'react';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { accountFields } from '#domain/people/account/fields.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { showToast } from '#web/shared/ui/toast.ts';

/**
 * Requests another address for notifications, which gets a code by mail. The login address needs no
 * code.
 */
const useRequestDestination = () => {
  const uid = useUid();
  return useCommand<{ email: string }>({ callable: 'accounts', type: 'requestDestination', shownBy: () => `users/${uid}` });
};

const { email } = accountFields;
type Props = { readonly current: string | null; readonly login: string };

/** The form for another notification address. */
export const DestinationForm = ({ current, login }: Props) => {
  const [error, setError] = useState<string>();
  const schema = z.object({ email: email.refine((address) => address !== current, '現在の通知先と同じです') });
  const form = useCheckedForm(schema, { email: '' });
  useInputAtSignOut('destination', form);
  const { send, sending } = useRequestDestination();
  const submit = async (values: { email: string }) => {
    setError(undefined);
    try {
      await send(values);
      showToast(values.email === login ? '通知先を変更しました' : '確認コードを送信しました');
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <Form onSubmit={form.handleSubmit(submit)} submitLabel="通知先を変更する" sending={sending} error={error}>
      <TextField
        control={form.control}
        name="email"
        label={`新しい通知先${labelOf(email)}`}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        help={`確認コードをお送りします。ログイン用のアドレス（${login}）に戻す場合、確認は不要です。`}
        normalize={normalizeText}
      />
    </Form>
  );
};
