import { type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import type { ActWords } from '../actTexts.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import type { Deal } from '../kinds.ts';
import { feeHelp, scheduleHelp, termsAt } from '../terms.ts';

const conclusion = z.object(termsAt(() => Date.now()));
type Conclusion = z.infer<typeof conclusion>;
type Values = { fee: number | undefined; scheduleToClose: number | undefined };

type Props = {
  readonly entry: Pick<Deal, 'id' | 'jobId'>;
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
};

const ConcludeDialog = ({ entry, words, onClose, form }: Props & { readonly form: UseFormReturn<Values, unknown, Conclusion> }) => {
  const { send, sending } = useDealCommand('entry', 'approve', entry);
  const { errors } = useFormState({ control: form.control });
  const submit = async (values: Conclusion) => {
    try {
      const { reflection } = await send(values);
      form.reset();
      showToast(words.toast + reflectionText(reflection));
      onClose();
    } catch (failure) {
      form.setError('root', { message: showServerFaults(form, failure) });
    }
  };
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.label}
      sending={sending}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <YenField control={form.control} name="fee" label={labelOf(dealFields.fee)} required help={feeHelp} />
      <DateTimeField
        control={form.control}
        name="scheduleToClose"
        label={labelOf(dealFields.scheduleToClose)}
        required
        defaultTime="23:59"
        help={scheduleHelp}
      />
      <p>
        <Phrases>{words.consequence}</Phrases>
      </p>
    </FormDialog>
  );
};

/** Concludes an entry: fee and end, and what follows. Holds what was typed: it is there again when the dialog is opened again. */
export const ConcludeAct = (props: Props) => {
  const form = useForm<Values, unknown, Conclusion>({
    defaultValues: { fee: undefined, scheduleToClose: undefined },
    resolver: formResolver(conclusion),
  });
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when /> : null}
      {props.shown ? <ConcludeDialog {...props} form={form} /> : null}
    </>
  );
};
