import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { line, normalizeText } from '#domain/kernel/validation.ts';
import { accountFields } from '#domain/people/account/fields.ts';
import { destinationSchema } from '#projections/account/destinations.schema.ts';
import { userSchema } from '#projections/account/users.schema.ts';
import { useAccountCommand } from '#web/entities/account/accountCommand.ts';
import { useSession, useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { showServerFaults, useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

const { email } = accountFields;
type DestinationFormProps = { readonly current: string | null; readonly login: string };

const DestinationForm = ({ current, login }: DestinationFormProps) => {
  const [error, setError] = useState<string>();
  const schema = z.object({ email: email.refine((address) => address !== current, '現在の通知先と同じです') });
  const form = useCheckedForm(schema, { email: '' });
  useInputAtSignOut('destination', form);
  const { send, sending } = useAccountCommand<{ email: string }>('requestDestination');
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

const schema = z.object({ code: line(100) });
type Values = z.infer<typeof schema>;
type Props = { readonly email: string; readonly expiresAt: number };

const DestinationCodeForm = ({ email, expiresAt }: Props) => {
  const [error, setError] = useState<string>();
  // The mail's link has the code. Only a button press sends it, because mail scanners open links
  // too.
  const given = useSearchParams()[0].get('code') ?? '';
  const form = useCheckedForm(schema, { code: given });
  const { send, sending } = useAccountCommand<Values>('confirmDestination');
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

export default function DestinationEditScreen() {
  const session = useSession();
  const login = session.kind === 'user' ? session.email : '';
  const now = useNow();
  const uid = useUid();
  const [accountQuery, query] = [useOne(`users/${uid}`, userSchema), useOne(`destinations/${uid}`, destinationSchema)];
  const [{ data: account }, { data: destination }] = [accountQuery, query];
  if (accountQuery.isError || query.isError) {
    return (
      <FailedState
        onRetry={() => {
          accountQuery.refetch();
          query.refetch();
        }}
      />
    );
  }
  if (account === undefined || destination === undefined) return <RowSkeletons count={2} />;
  const { pendingEmail = null, expiresAt = null } = destination ?? {};
  const version = destination?.version ?? 0;
  return (
    <Stack>
      <Card title="現在の通知先">
        <p style={{ overflowWrap: 'anywhere' }}>{account?.destinationEmail ?? login}</p>
      </Card>
      {pendingEmail !== null && expiresAt !== null && now < expiresAt ? (
        <Card title="確認待ちの通知先">
          <DestinationCodeForm key={version} email={pendingEmail} expiresAt={expiresAt} />
        </Card>
      ) : null}
      {/* A new key after each change, because another request needs another command id. */}
      <DestinationForm key={`form-${version}`} current={account?.destinationEmail ?? null} login={login} />
    </Stack>
  );
}
