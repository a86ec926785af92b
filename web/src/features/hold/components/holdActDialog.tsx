import { z } from 'zod';
import type { Side } from '#domain/kernel/commonFields.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { messages } from '#domain/kernel/messages.ts';
import { saysReason } from '#domain/work/deal/endReasons.ts';
import { dealFields, type ReasonCode } from '#domain/work/deal/fields.ts';
import { reasonLabels } from '#domain/work/deal/reasonLabels.ts';
import type { HoldAct } from '#domain/work/hold/openActs.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import { useHoldCommand } from '#web/entities/hold/holds.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { holdActWords } from '../holdTexts.ts';

type Props = { readonly act: HoldAct; readonly hold: HoldDocument; readonly side: Side; readonly onClose: () => void };
type Said = { reasonCode: string; reason: string };

/** An empty field is not sent. */
const saidOf = ({ reasonCode, reason }: Said) => ({
  ...(reasonCode !== '' && { reasonCode: reasonCode as ReasonCode }),
  ...(reason !== '' && { reason }),
});
/** `isNeeded`: a reason of the list or a text. */
const formOf = (isNeeded: boolean) =>
  z.object({ reasonCode: z.string(), reason: dealFields.reason.or(z.literal('')) }).superRefine((typed, context) => {
    if (isNeeded && !saysReason(saidOf(typed))) context.addIssue({ code: 'custom', path: ['reason'], message: messages.required });
  });

export const HoldActDialog = ({ act, hold, side, onClose }: Props) => {
  const { label, title, consequence, toast, ends, reasons } = holdActWords(act, side, hold.status);
  const { send } = useHoldCommand(act, hold);
  const form = useCheckedForm<Said, Said>(formOf(reasons !== undefined && reasons.length > 0), { reasonCode: '', reason: '' });
  return (
    <CommandDialog
      title={title}
      confirmLabel={label}
      ends={ends}
      {...(reasons && { form })}
      send={(typed) => send(reasons ? saidOf(typed) : {})}
      done={toast}
      onClose={onClose}
    >
      <p>
        <Phrases>{consequence}</Phrases>
      </p>
      {reasons && reasons.length > 0 ? (
        <ChoiceField
          control={form.control}
          name="reasonCode"
          label={labelOf(dealFields.reasonCode)}
          help="種類を選ぶか、理由をご記入ください"
          options={reasons.map((value) => ({ value, label: reasonLabels[value] }))}
        />
      ) : null}
      {reasons ? <TextField control={form.control} name="reason" {...textOf(dealFields.reason)} required={false} multiline /> : null}
    </CommandDialog>
  );
};
