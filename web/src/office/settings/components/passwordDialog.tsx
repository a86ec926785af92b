import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import { beginEnrollment, type Enrollment } from '#web/shared/data/secondFactor.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { notEnrolledHere } from '../texts.ts';
import { useAuthAct } from '../useAuthAct.ts';

const schema = z.object({ password: z.string().min(1, messages.required) });
type Password = z.infer<typeof schema>;

/** Asks who is at the keyboard, and begins the enrolment. */
export const PasswordDialog = ({ onBegun, onClose }: { readonly onBegun: (begun: Enrollment) => void; readonly onClose: () => void }) => {
  const form = useForm<Password, unknown, Password>({ defaultValues: { password: '' }, resolver: formResolver(schema) });
  const begin = useAuthAct(beginEnrollment, onBegun);
  // The local accounts server refuses in words of its own, which are no code of the catalogue.
  const error = __LOCAL_STACK__ && begin.message === errorMessages.fallback ? notEnrolledHere : begin.message;
  return (
    <FormDialog
      title="認証アプリを登録しますか？"
      submitLabel="次へ進む"
      sending={begin.isPending}
      error={error}
      onSubmit={form.handleSubmit(({ password }) => begin.mutate(password))}
      onCancel={onClose}
    >
      <p>ご本人の確認のため、パスワードを入力してください。</p>
      <TextField control={form.control} name="password" label="パスワード" required type="password" autoComplete="current-password" />
    </FormDialog>
  );
};
