import { useState } from 'react';
import { z } from 'zod';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { type BlockKind, dayLabels } from '#domain/work/diary/dayKinds.ts';
import { diaryFields } from '#domain/work/diary/fields.ts';
import { spanFault } from '#domain/work/diary/spans.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { showToast } from '#web/shared/ui/toast.ts';
import { useSayDays } from '../useDays.ts';

const schema = z
  .object({ from: diaryFields.from, to: diaryFields.to, state: z.enum(['BUSY', 'ASK', 'FREE']) })
  .superRefine((span, context) => {
    const message = spanFault(span, jstDate(Date.now()));
    if (message) context.addIssue({ code: 'custom', path: ['to'], message });
  });
type Typed = { readonly from: string; readonly to: string; readonly state: BlockKind | 'FREE' };

const choices = [
  { value: 'BUSY', label: dayLabels.BUSY },
  { value: 'ASK', label: dayLabels.ASK },
  { value: 'FREE', label: dayLabels.FREE },
] as const;

/** Sets the same state for many days. */
export const SpanForm = () => {
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const form = useCheckedForm<Typed, Typed>(schema, { from: '', to: '', state: 'BUSY' });
  useInputAtSignOut('span', form);
  const say = useSayDays();
  const { control } = form;
  const submit = async ({ from, to, state }: Typed) => {
    setError(undefined);
    setSending(true);
    try {
      await say({ from, to }, state);
      form.reset();
      showToast('予定を登録しました（まもなく表示されます）');
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
    setSending(false);
  };
  return (
    <Form onSubmit={form.handleSubmit(submit)} submitLabel="この期間を登録する" sending={sending} error={error}>
      <TextField control={control} name="from" label={labelOf(diaryFields.from)} required type="date" />
      <TextField control={control} name="to" label={labelOf(diaryFields.to)} required type="date" />
      <ChoiceField control={control} name="state" label={labelOf(diaryFields.kind)} required options={choices} />
    </Form>
  );
};
