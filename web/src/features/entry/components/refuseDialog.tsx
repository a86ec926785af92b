import { type UseFormReturn, useFormState } from 'react-hook-form';
import { reason } from '#domain/kernel/commonFields.ts';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import type { Entry } from '#projections/entries.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useRefuse } from '../commands/refuse.ts';
import type { Refusal } from '../conclusionForm.ts';
import { answerTexts } from '../texts.ts';

type Props = {
  readonly entry: Entry;
  /** Held by the page: what was typed is there again when the dialog is opened again. */
  readonly form: UseFormReturn<Refusal, unknown, Refusal>;
  readonly onClose: () => void;
};

/** Refuses an entry, with the reason that the cast reads. */
export const RefuseDialog = ({ entry, form, onClose }: Props) => {
  const { send, sending } = useRefuse(entry);
  const { errors } = useFormState({ control: form.control });
  const { title, consequence, label, toast } = answerTexts.refuse;
  const submit = async (values: Refusal) => {
    try {
      const { reflection } = await send({ entryId: entry.id, ...values });
      form.reset();
      showToast(toast + reflectionText(reflection));
      onClose();
    } catch (failure) {
      form.setError('root', { message: showServerFaults(form, failure) });
    }
  };
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      ends
      sending={sending}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <p>
        <Phrases>{consequence}</Phrases>
      </p>
      <TextField
        control={form.control}
        name="reason"
        label={labelOf(reason)}
        required
        multiline
        limit={limitOf(reason)}
        help="キャストにも表示されます"
      />
    </FormDialog>
  );
};
