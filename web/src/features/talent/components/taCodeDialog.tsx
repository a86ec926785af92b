import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { normalizeText } from '#domain/kernel/validation.ts';
import { taCode } from '#domain/student/commands.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useLinkTaCode } from '../commands/linkTaCode.ts';

const schema = z.object({ taCode });
type Values = z.infer<typeof schema>;

/** Takes the place on the roster; name and birthday of the profile have to be those of the roster. */
export const TaCodeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { send, sending } = useLinkTaCode();
  const form = useForm<Values, unknown, Values>({ defaultValues: { taCode: '' }, resolver: formResolver(schema) });
  const submit = async (values: Values) => {
    try {
      await send(values);
      showToast('TAコードを登録しました。まもなくプロフィールに反映されます');
      onClose();
    } catch (failure) {
      form.setError('root', { message: showServerFaults(form, failure) });
    }
  };
  return (
    <FormDialog
      title="TAコードの登録"
      submitLabel="TAコードを登録する"
      sending={sending}
      error={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <p>プロフィールのフリガナと生年月日が、受講の申込内容と同じであることをご確認ください。</p>
      <TextField
        control={form.control}
        name="taCode"
        label="TAコード"
        required
        help="半角の英大文字と数字です"
        normalize={(text) => normalizeText(text).toUpperCase()}
      />
    </FormDialog>
  );
};
