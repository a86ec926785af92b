import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { cancelFeeMaxOf } from '#domain/work/deal/cancellation.ts';
import { cancelCodeLabels, cancelCodes, dealFields } from '#domain/work/deal/fields.ts';
import { cancellationText } from '#domain/work/deal/sheetWords.ts';
import type { Deal, DealKind, Side } from '#web/entities/deal/kinds.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import type { ActWords } from '../actTexts.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import { useSeen, versionOf } from '../versions.ts';
import { ChangedTerms } from './changedTerms.tsx';

const schema = z.object({ cancelCode: dealFields.cancelCode, reason: dealFields.reason });
type Typed = z.infer<typeof schema>;
type Values = { cancelCode: Typed['cancelCode'] | ''; reason: string };

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly side: Side;
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
};

/** The highest amount (yen) that the sender owes if the deal is cancelled at a time (ms). */
const owedNow = ({ fee, sheet, approvedAt }: Deal, side: Side, now: number): number =>
  cancelFeeMaxOf({ fee: fee ?? 0, sheet: sheet && { facts: sheet }, approvedAt: approvedAt ?? now }, side, now);

const explanations = (deal: Deal, side: Side): string => {
  if (!deal.sheet || deal.sheet.workDays.length === 0)
    return 'お仕事の日が決まっていないため、事務局が内容を確認し、上の額までの範囲で決めます。';
  if (side === 'talent')
    return '上の額は、すでに終わった日の報酬です。これからの日の報酬は支払われません。事務局が内容を確認して決めます。';
  return `${cancellationText(deal.approvedAt ?? 0)}です。事務局が内容を確認し、上の額までの範囲で決めます。`;
};

const CancelDialog = ({ kind, deal, side, words, onClose, form }: Props & { readonly form: UseFormReturn<Values, unknown, Typed> }) => {
  const { send } = useDealCommand(kind, 'requestCancellation', deal);
  const live = versionOf(deal);
  const { opened, seen, onRead } = useSeen(live);
  const now = useNow();
  const owed = owedNow(deal, side, now);
  const [shown, setShown] = useState(owed);
  // The amount can change at midnight while the dialog is open.
  const read = () => {
    onRead?.();
    setShown(owed);
  };
  return (
    <CommandDialog
      title={words.title}
      confirmLabel={words.label}
      ends
      form={form}
      onRead={onRead || owed !== shown ? read : undefined}
      send={(typed) => send({ ...typed, termsNo: seen?.no ?? live.no, cancelFeeMax: owed })}
      done={words.toast}
      onClose={onClose}
    >
      <Facts facts={[{ term: labelOf(dealFields.cancelFeeMax), value: formatYen(owed) }]} />
      <p>
        <Phrases>{explanations(deal, side)}</Phrases>
      </p>
      <ChangedTerms of="termsNo" before={opened} after={live} />
      <p>
        <Phrases>{words.consequence}</Phrases>
      </p>
      <ChoiceField
        control={form.control}
        name="cancelCode"
        label={labelOf(dealFields.cancelCode)}
        required
        options={cancelCodes.map((value) => ({ value, label: cancelCodeLabels[value] }))}
      />
      <TextField control={form.control} name="reason" {...textOf(dealFields.reason)} multiline help="相手と事務局に表示されます" />
    </CommandDialog>
  );
};

export const CancelAct = (props: Props) => {
  const form = useCheckedForm<Values, Typed>(schema, { cancelCode: '', reason: '' });
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when /> : null}
      {props.shown ? <CancelDialog {...props} form={form} /> : null}
    </>
  );
};
