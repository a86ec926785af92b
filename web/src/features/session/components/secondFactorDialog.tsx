import { finishSignIn } from '#web/shared/data/auth/secondFactor.ts';
import { TextInput } from '#web/shared/forms/textInput.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { checks } from '../texts.ts';
import { useAuthCall } from '../useAuthCall.ts';
import { useCredentials } from '../useCredentials.ts';

const rules = { code: checks.oneTimeCode };

export default function SecondFactorDialog({ stopped, onClose }: { readonly stopped: unknown; readonly onClose: () => void }) {
  const { field, submit } = useCredentials(rules);
  const { run, sending, error } = useAuthCall();
  return (
    <ConfirmDialog
      title="二段階認証"
      confirmLabel="ログインする"
      sending={sending}
      error={error}
      onSubmit={submit(({ code }) => run(() => finishSignIn(stopped, code.normalize('NFKC').trim()), onClose))}
      onCancel={onClose}
    >
      <p>
        認証アプリに表示されている6桁のコードを入力してください。端末をなくした場合は、事務局へお問い合わせください（事務局の方は、システム管理担当へご連絡ください）。
      </p>
      <TextInput {...field('code')} label="認証コード" required inputMode="numeric" autoComplete="one-time-code" />
    </ConfirmDialog>
  );
}
