import type { Side } from '#domain/kernel/commonFields.ts';
import type { HoldAct } from '#domain/work/hold/openActs.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import { endReasonForm, withoutEmpty } from '#web/entities/deal/endReasonForm.ts';
import { useHoldCommand } from '#web/entities/hold/holds.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { holdActWords } from '../holdTexts.ts';

type Props = { readonly act: HoldAct; readonly hold: HoldDocument; readonly side: Side; readonly onClose: () => void };

export const HoldActDialog = ({ act, hold, side, onClose }: Props) => {
  const { label, title, consequence, toast, ends, reasons } = holdActWords(act, side, hold.status);
  const { send } = useHoldCommand(act, hold);
  const dialog = { title, confirmLabel: label, ends, done: toast, onClose };
  const words = (
    <p>
      <Phrases>{consequence}</Phrases>
    </p>
  );
  return reasons ? (
    <FieldsDialog {...dialog} {...endReasonForm(reasons, '種類を選ぶか、理由をご記入ください')} send={(typed) => send(withoutEmpty(typed))}>
      {words}
    </FieldsDialog>
  ) : (
    <CommandDialog {...dialog} send={() => send({})}>
      {words}
    </CommandDialog>
  );
};
