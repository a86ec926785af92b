import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { RunningDeals } from '../dealParts/runningDeals.tsx';
import type { Act } from './act.ts';
import { Consequences } from './consequences.tsx';

const reasoned = z.object({ reason });

/** Asks for confirmation: shows the consequences and, where the act needs one, a reason field. */
export default function ActDialog({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) {
  const form = useCheckedForm(reasoned, { reason: '' });
  const { callable, type, document, removes = false } = act;
  const { send } = useCommand<Act['fields']>({ callable, type, shownBy: () => document, removes });
  return (
    <CommandDialog
      title={act.title}
      confirmLabel={act.label}
      ends={act.ends}
      {...(act.reasoned && { form })}
      send={(typed) => send({ ...act.fields, ...typed }).then(withRefetch)}
      done={act.done}
      onClose={onClose}
    >
      <Consequences>{act.consequences}</Consequences>
      {act.dealsOf ? <RunningDeals of={act.dealsOf} /> : null}
      {act.templates ? (
        <FilterSelect
          label="定型文を入れる"
          value=""
          any="選択してください"
          options={act.templates.map((template) => ({ value: template, label: template }))}
          onChange={(template) => form.setValue('reason', template, { shouldDirty: true, shouldValidate: true })}
        />
      ) : null}
      {act.reasoned ? <TextField control={form.control} name="reason" {...textOf(reason)} multiline /> : null}
    </CommandDialog>
  );
}
