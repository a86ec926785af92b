import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { studentFields } from '#domain/student/fields.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useLinkTaCode } from '../commands/linkTaCode.ts';

const { taCode, linkCode } = studentFields;
const schema = z.object({ taCode, linkCode });
type Values = z.infer<typeof schema>;

const normalizeTaCode = (text: string) => normalizeText(text).toUpperCase();
/** However it was typed: in groups of four. */
const normalizeLinkCode = (text: string) =>
  normalizeTaCode(text)
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Takes the place on the roster with the one-time code; name and birthday of the profile have to be those of the roster. */
export const TaCodeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { send, sending } = useLinkTaCode();
  const form = useForm<Values, unknown, Values>({ defaultValues: { taCode: '', linkCode: '' }, resolver: formResolver(schema) });
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
        label={labelOf(taCode)}
        required
        help="半角の英大文字と数字です"
        normalize={normalizeTaCode}
      />
      <TextField
        control={form.control}
        name="linkCode"
        label={labelOf(linkCode)}
        required
        help="事務局からお渡しした16文字のコードです。1回だけ、発行から14日以内に使えます"
        autoComplete="one-time-code"
        normalize={normalizeLinkCode}
      />
    </FormDialog>
  );
};
