import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { JobPosting } from '#domain/job/posting.ts';
import { prefectures } from '#domain/kernel/prefectures.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { href } from '#web/app/href.ts';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { usePostJob } from '../commands/postJob.ts';
import { emptyJobForm, type JobFormValues, jobForm } from '../jobForm.ts';

const places = prefectures.map((name, code) => ({ value: code, label: code === 0 ? '指定しない' : name }));

/** A new posting. */
export const JobForm = () => {
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  const navigate = useNavigate();
  const form = useForm<JobFormValues, unknown, JobPosting>({ defaultValues: emptyJobForm, resolver: formResolver(jobForm) });
  const { send, sending } = usePostJob();
  const { control } = form;
  const submit = async (posting: JobPosting) => {
    setError(undefined);
    try {
      const { reflection } = await send(posting);
      setSent(true);
      navigate(href('clientJobAddDone'), { replace: true, state: { title: posting.title, pending: reflection === 'pending' } });
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !sent} />
      <Form onSubmit={form.handleSubmit(submit)} submitLabel="このお仕事を掲載する" sending={sending} error={error} sticky>
        <TextField control={control} name="title" label="タイトル" required limit={60} normalize={normalizeText} />
        <TextField control={control} name="description" label="お仕事の内容" required multiline limit={2000} />
        <SelectField control={control} name="prefecture" label="都道府県" options={places} />
        <TextField control={control} name="place" label="場所" limit={100} normalize={normalizeText} />
        <DateTimeField control={control} name="startsAt" label="開始日時" required defaultTime="10:00" />
        <DateTimeField control={control} name="endsAt" label="終了日時" required defaultTime="18:00" />
        <YenField control={control} name="feeMin" label="報酬（下限）" required />
        <YenField
          control={control}
          name="feeMax"
          label="報酬（上限）"
          required
          help="金額が決まっている場合は、下限と同じ金額を入力してください"
        />
        <DateTimeField control={control} name="entryDeadline" label="募集締切" required defaultTime="23:59" />
      </Form>
    </>
  );
};
