import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import type { ActWords } from '../actTexts.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import type { Deal } from '../kinds.ts';
import { feeHelp, scheduleHelp, termsAt } from '../terms.ts';

const conclusion = z.object(termsAt(() => Date.now()));
type Conclusion = z.infer<typeof conclusion>;
type Values = { fee: number | undefined; scheduleToClose: number | undefined };

type Props = {
  readonly entry: Pick<Deal, 'id' | 'jobId' | 'termsNo'>;
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
};

const ConcludeDialog = ({ entry, words, onClose, form }: Props & { readonly form: UseFormReturn<Values, unknown, Conclusion> }) => {
  const { send } = useDealCommand('entry', 'approve', entry);
  const [{ termsNo }] = useState(entry);
  return (
    <CommandDialog
      title={words.title}
      confirmLabel={words.label}
      form={form}
      send={(values) => send({ ...values, termsNo })}
      done={words.toast}
      onClose={onClose}
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
    </CommandDialog>
  );
};

/** Concludes an entry: fee and end, and what follows. Holds what was typed: it is there again when the dialog is opened again. */
export const ConcludeAct = (props: Props) => {
  const form = useCheckedForm<Values, Conclusion>(conclusion, { fee: undefined, scheduleToClose: undefined });
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when /> : null}
      {props.shown ? <ConcludeDialog {...props} form={form} /> : null}
    </>
  );
};
