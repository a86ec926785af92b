import { type UseFormReturn, useFormState } from 'react-hook-form';
import { entryFields } from '#domain/entry/commands.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { useDealCommand } from '#web/features/deal/changes.ts';
import { feeHelp, scheduleHelp } from '#web/features/deal/public.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import type { Conclusion, ConclusionValues } from '../conclusionForm.ts';
import { answerTexts } from '../texts.ts';

type Props = {
  readonly entry: Entry;
  /** Held by the page: what was typed is there again when the dialog is opened again. */
  readonly form: UseFormReturn<ConclusionValues, unknown, Conclusion>;
  readonly onClose: () => void;
};

/** Concludes an entry: fee and end, and what follows. */
export const ApproveDialog = ({ entry, form, onClose }: Props) => {
  const { send, sending } = useDealCommand('entries', 'approve', entry);
  const { errors } = useFormState({ control: form.control });
  const { title, consequence, label, toast } = answerTexts.approve;
  const submit = async (values: Conclusion) => {
    try {
      const { reflection } = await send(values);
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
      sending={sending}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <YenField control={form.control} name="fee" label={labelOf(entryFields.fee)} required help={feeHelp} />
      <DateTimeField
        control={form.control}
        name="scheduleToClose"
        label={labelOf(entryFields.scheduleToClose)}
        required
        defaultTime="23:59"
        help={scheduleHelp}
      />
      <p>
        <Phrases>{consequence}</Phrases>
      </p>
    </FormDialog>
  );
};
