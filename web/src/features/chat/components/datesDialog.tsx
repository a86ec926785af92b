import { useFieldArray, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import type { ProposedTime } from '#domain/talk/chat/dateAnswers.ts';
import { chatFields, proposedTime } from '#domain/talk/chat/fields.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { RepeatedRows } from '#web/shared/forms/repeatedRows.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

const empty = { date: '', from: '09:00', to: '18:00' };

/** The same checks as on the server, so that nothing is refused after the dialog has closed. */
const schemaOn = (today: string) =>
  z.object({ dates: chatFields.dates }).superRefine(({ dates }, { addIssue }) => {
    for (const [at, { date, from, to }] of dates.entries()) {
      if (date < today) addIssue({ code: 'custom', path: ['dates', at, 'date'], message: '過ぎた日は選べません' });
      if (from === to) addIssue({ code: 'custom', path: ['dates', at, 'to'], message: '開始と異なる時刻を入力してください' });
    }
  });

type Props = { readonly onPropose: (dates: readonly ProposedTime[]) => void; readonly onClose: () => void };

export const DatesDialog = ({ onPropose, onClose }: Props) => {
  const today = jstDate(useNow());
  const form = useCheckedForm<{ dates: ProposedTime[] }, { dates: ProposedTime[] }>(schemaOn(today), { dates: [{ ...empty }] });
  useInputAtSignOut('dates', form);
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'dates' });
  const { errors } = useFormState({ control, name: 'dates' });
  const propose = form.handleSubmit(({ dates }) => {
    onPropose(dates);
    onClose();
  });
  return (
    <Dialog
      title="日程を提案する"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            キャンセル
          </Button>
          <Button onClick={() => void propose()}>この日程を送る</Button>
        </>
      }
    >
      <p>相手は、日程ごとに○（可）、△（要調整）、×（不可）で回答できます。</p>
      <RepeatedRows
        rows={fields}
        nameOf={(at) => `候補${at + 1}`}
        least={1}
        onRemove={remove}
        fault={errors.dates?.message}
        addLabel="候補を追加する"
        onAdd={fields.length < businessRules.proposedDatesMax ? () => append({ ...empty }) : null}
        inRows
      >
        {(at) => (
          <>
            <TextField control={control} name={`dates.${at}.date`} label={labelOf(proposedTime.shape.date)} required type="date" />
            <TextField control={control} name={`dates.${at}.from`} label={labelOf(proposedTime.shape.from)} required type="time" />
            <TextField control={control} name={`dates.${at}.to`} label={labelOf(proposedTime.shape.to)} required type="time" />
          </>
        )}
      </RepeatedRows>
    </Dialog>
  );
};
