import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import type { TermsSheet } from '#domain/deal/sheet.ts';
import { amountRows } from '#domain/deal/sheetWords.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { useJob } from '#web/features/job/public.ts';
import { sheetOfPosting } from '#web/features/sheet/sheetForm.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import type { ActWords } from '../actTexts.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import type { Deal } from '../kinds.ts';
import { feeHelp, scheduleHelp, termsAt } from '../terms.ts';

const conclusion = z.object(termsAt(() => Date.now()));
type Conclusion = z.infer<typeof conclusion>;
type Values = { fee: number | undefined; scheduleToClose: number | undefined };

type Props = {
  readonly entry: Deal;
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
};

type DialogProps = Props & { readonly form: UseFormReturn<Values, unknown, Conclusion> };

/** The amounts that the typed terms mean, once they are whole. */
const Amounts = ({ form }: Pick<DialogProps, 'form'>) => {
  const { data } = conclusion.safeParse(useWatch({ control: form.control }));
  return data ? (
    <Facts facts={amountRows(data.fee, data.scheduleToClose, 'client').map(({ label, value }) => ({ term: label, value }))} />
  ) : null;
};

const ConcludeDialog = ({ entry, words, onClose, form }: DialogProps) => {
  const posted = 'posted' in entry ? entry.posted : null;
  const { job } = useJob(posted?.sheet ? entry.jobId : '');
  // What the cast agreed to by entering: the posting's template and words.
  const sheet: TermsSheet | null = posted?.sheet && job ? sheetOfPosting({ ...job, sheet: posted.sheet }) : null;
  const { send } = useDealCommand('entry', 'approve', entry);
  const [{ termsNo }] = useState(entry);
  return (
    <CommandDialog
      title={words.title}
      confirmLabel={words.label}
      form={form}
      send={(values) => send({ ...values, termsNo, ...(sheet && { sheet }) })}
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
      <Amounts form={form} />
      {sheet ? <p>日時、使用範囲、支払期日などは、募集の条件書のとおりになります。</p> : null}
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
