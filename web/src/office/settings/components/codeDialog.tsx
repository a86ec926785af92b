import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { normalizeText } from '#domain/kernel/validation.ts';
import type { Enrollment } from '#web/shared/data/secondFactor.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { inGroups, oneTimeCode } from '../texts.ts';
import { useAuthAct } from '../useAuthAct.ts';
import { QrCode } from './qrCode.tsx';

const schema = z.object({ code: oneTimeCode });
type Code = z.infer<typeof schema>;
type Props = { readonly enrollment: Enrollment; readonly onDone: () => void; readonly onClose: () => void };

/** Shows the secret that the app takes over, and asks for its first code. */
export const CodeDialog = ({ enrollment, onDone, onClose }: Props) => {
  const form = useForm<Code, unknown, Code>({ defaultValues: { code: '' }, resolver: formResolver(schema) });
  const confirm = useAuthAct(enrollment.confirm, onDone);
  return (
    <FormDialog
      title="認証アプリに登録する"
      submitLabel="登録を完了する"
      sending={confirm.isPending}
      error={confirm.message}
      onSubmit={form.handleSubmit(({ code }) => confirm.mutate(code))}
      onCancel={onClose}
    >
      <p>認証アプリで、次のQRコードを読み取ってください。</p>
      <QrCode text={enrollment.address} label="認証アプリに登録するためのQRコード" />
      <p>
        読み取れないときは、「セットアップキーを入力」を選び、次のキーを入力してください。認証アプリのある端末では、
        <a href={enrollment.address}>アプリを直接開けます</a>。
      </p>
      <p>
        <strong className="figures">{inGroups(enrollment.secretKey)}</strong>
      </p>
      <TextField
        control={form.control}
        name="code"
        label="認証コード"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        help="認証アプリに表示された6桁の数字です。"
        normalize={normalizeText}
      />
    </FormDialog>
  );
};
