import { useState } from 'react';
import { encode } from 'uqr';
import { z } from 'zod';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { messages, normalizeText } from '#domain/kernel/validation.ts';
import { beginEnrollment, type Enrollment } from '#web/shared/data/auth/secondFactor.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { authAct, inGroups, notEnrolledHere, oneTimeCode } from './texts.ts';

/** The width of the white border, in modules, that QR readers need. */
const QUIET = 4;

type QrProps = { readonly text: string; readonly label: string };

const QrCode = ({ text, label }: QrProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg data-paper role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={240} height={240} shapeRendering="crispEdges">
      <path fill="var(--paper)" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="var(--ink)" d={dark.join('')} />
    </svg>
  );
};

const passwordSchema = z.object({ password: z.string().min(1, messages.required) });
const codeSchema = z.object({ code: oneTimeCode });

/** Maps the local auth emulator's refusal, which has no Firebase error code. */
const begin = (password: string): Promise<Enrollment> =>
  authAct(beginEnrollment(password)).catch((error: CommandError) => {
    if (!__LOCAL_STACK__ || error.message !== transportMessages.fallback) throw error;
    throw new CommandError(error.code, notEnrolledHere);
  });

type PasswordProps = { readonly onBegun: (begun: Enrollment) => void; readonly onClose: () => void };

const PasswordDialog = ({ onBegun, onClose }: PasswordProps) => {
  const form = useCheckedForm(passwordSchema, { password: '' });
  return (
    <CommandDialog
      title="認証アプリを登録しますか？"
      confirmLabel="次へ進む"
      form={form}
      secret
      send={({ password }) => begin(password)}
      onDone={onBegun}
      onClose={onClose}
    >
      <p>ご本人の確認のため、パスワードを入力してください。</p>
      <TextField control={form.control} name="password" label="パスワード" required type="password" autoComplete="current-password" />
    </CommandDialog>
  );
};

type Props = { readonly onDone: () => void; readonly onClose: () => void };

const CodeDialog = ({ enrollment, onDone, onClose }: Props & { readonly enrollment: Enrollment }) => {
  const form = useCheckedForm(codeSchema, { code: '' });
  return (
    <CommandDialog
      title="認証アプリに登録する"
      confirmLabel="登録を完了する"
      form={form}
      secret
      send={({ code }) => authAct(enrollment.confirm(code))}
      onDone={onDone}
      onClose={onClose}
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
    </CommandDialog>
  );
};

export default function EnrollDialog({ onDone, onClose }: Props) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  return enrollment ? (
    <CodeDialog enrollment={enrollment} onDone={onDone} onClose={onClose} />
  ) : (
    <PasswordDialog onBegun={setEnrollment} onClose={onClose} />
  );
}
