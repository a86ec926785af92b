import { useId, useState } from 'react';
import { z } from 'zod';
import { saidStates, type Weekly, weeklyRows } from '#domain/work/diary/dayKinds.ts';
import { diaryFields } from '#domain/work/diary/fields.ts';
import { stateLabels } from '#web/entities/diary/marks.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { showServerFaults, useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { FieldFrame } from '#web/shared/forms/fieldFrame.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { showToast } from '#web/shared/ui/toast.ts';
import { nothingToWaitFor } from '../useDays.ts';
import css from './month.module.css';

const schema = z.object({ weekly: diaryFields.weekly });
type Typed = z.infer<typeof schema>;
const options = saidStates.map((value) => ({ value, label: stateLabels[value] }));

export const WeekForm = ({ weekly }: { readonly weekly: Weekly }) => {
  const id = useId();
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const form = useCheckedForm<Typed, Typed>(schema, { weekly: weeklyRows.map((_, row) => weekly[row] ?? 'UNKNOWN') });
  useInputAtSignOut('weekly', form);
  const { send } = useCommand<Typed>({ ...nothingToWaitFor, type: 'setWeek' });
  const submit = async (typed: Typed) => {
    setError(undefined);
    setSending(true);
    try {
      await send(typed);
      form.reset(typed);
      showToast('毎週の予定を登録しました（まもなく表示されます）');
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
    setSending(false);
  };
  return (
    <Form onSubmit={form.handleSubmit(submit)} submitLabel="毎週の予定を登録する" sending={sending} error={error}>
      <FieldFrame id={id} label="曜日と祝日" error={undefined} group>
        <div className={css.weekly}>
          {weeklyRows.map((row, at) => (
            <SelectField key={row} control={form.control} name={`weekly.${at}`} label={row} options={options} marked={false} />
          ))}
        </div>
      </FieldFrame>
    </Form>
  );
};
