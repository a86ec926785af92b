import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { dealFields } from '#domain/work/deal/fields.ts';
import { isAsPosted, type TermsSheet } from '#domain/work/deal/sheet.ts';
import type { Deals } from '#web/entities/deal/kinds.ts';
import { postedFee } from '#web/entities/deal/rowFacts.ts';
import { useJob } from '#web/entities/job/job.ts';
import { sheetOfPosting } from '#web/entities/sheet/sheetForm.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import type { ActWords } from '../actTexts.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import { endOfJob } from '../offerForm.ts';
import { requireReason, termsAt } from '../terms.ts';
import { ConsentNotice } from './consentNotice.tsx';
import { FeeAndEnd } from './feeAndEnd.tsx';
import { TypedMoney } from './typedMoney.tsx';

type Entry = Deals['entry'];

type Values = { fee: number | undefined; scheduleToClose: number | undefined; reason: string };
type Conclusion = { readonly fee: number; readonly scheduleToClose: number; readonly reason: string };

type Props = {
  readonly entry: Entry;
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
};

const isAgreed = ({ posted }: Pick<Entry, 'posted'>, fee: number, sheet: TermsSheet | null): boolean =>
  posted === null || isAsPosted(posted, fee, sheet);

const usePosting = ({ jobId, posted }: Entry) => {
  const { job } = useJob(jobId);
  const { feeMin, feeMax } = posted ?? job ?? {};
  return {
    sheet: posted?.sheet && job ? sheetOfPosting({ ...job, sheet: posted.sheet }) : null,
    fee: feeMin === feeMax ? feeMin : undefined,
    scheduleToClose: job ? endOfJob({ ...job, sheet: posted ? posted.sheet : job.sheet }, Date.now()) : undefined,
  };
};

const conclusionOf = (entry: Entry, sheet: TermsSheet | null) =>
  z.object({ ...termsAt(() => Date.now()), reason: z.string() }).superRefine(({ fee, reason }, context) => {
    if (!isAgreed(entry, fee, sheet)) requireReason(reason, context);
  });

const proposalToast = '条件の変更を申し込みました。キャストの同意をお待ちください';

type DialogProps = Props & {
  readonly sheet: TermsSheet | null;
  readonly form: UseFormReturn<Values, unknown, Conclusion>;
};

const ConcludeDialog = ({ entry, words, onClose, sheet, form }: DialogProps) => {
  const { send: start } = useDealCommand('entry', 'startDeciding', entry);
  const { send: approve } = useDealCommand('entry', 'approve', entry);
  const { send: propose } = useDealCommand('entry', 'proposeChange', entry);
  const [{ termsNo }] = useState(entry);
  const now = useNow();
  const { control } = form;
  const { defaultValues: begun } = form.formState;
  const [fee, scheduleToClose] = useWatch({ control, name: ['fee', 'scheduleToClose'] });
  const proposes = fee !== undefined && !isAgreed(entry, fee, sheet);
  const send = async ({ reason, ...typed }: Conclusion) => {
    // After a failure in between the selection has started, so only the rest is sent again.
    if (entry.status === 'IS_ADMIN_APPROVED') await start({});
    const terms = { ...typed, ...(sheet && { sheet }) };
    return isAgreed(entry, typed.fee, sheet) ? approve({ ...terms, termsNo }) : propose({ ...terms, reason });
  };
  return (
    <CommandDialog
      title={words.title}
      confirmLabel={proposes ? 'この条件で同意を求める' : words.label}
      form={form}
      send={send}
      done={proposes ? proposalToast : words.toast}
      onClose={onClose}
    >
      {/* The fields begin again once the form has what was read. */}
      <FeeAndEnd key={`${begun?.fee} ${begun?.scheduleToClose}`} control={control} />
      <TypedMoney fee={fee} scheduleToClose={scheduleToClose} />
      {proposes ? (
        <>
          <ConsentNotice
            kind="entry"
            deal={entry}
            next={sheet}
            now={now}
            why={`募集時の条件（報酬 ${postedFee(entry)}・税抜）と異なるため、キャストの同意が必要です。`}
          />
          <TextField control={control} name="reason" {...textOf(dealFields.reason)} multiline help="キャストにも表示されます" />
        </>
      ) : (
        <p>
          <Phrases>{words.consequence}</Phrases>
        </p>
      )}
    </CommandDialog>
  );
};

export const ConcludeAct = (props: Props) => {
  const { sheet, fee, scheduleToClose } = usePosting(props.entry);
  const form = useCheckedForm<Values, Conclusion>(conclusionOf(props.entry, sheet), { fee, scheduleToClose, reason: '' });
  const { reset } = form;
  // The posting is read after the first render. What was typed stays.
  useEffect(() => reset({ fee, scheduleToClose, reason: '' }, { keepDirtyValues: true }), [reset, fee, scheduleToClose]);
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when /> : null}
      {props.shown ? <ConcludeDialog {...props} sheet={sheet} form={form} /> : null}
    </>
  );
};
