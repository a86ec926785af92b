import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AgencyGroup, agencyGroupLabels, agencyGroups } from '#domain/kernel/agencyGroups.ts';
import { birthdayAsOf } from '#domain/kernel/birthday.ts';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeKana, normalizeText } from '#domain/kernel/validation.ts';
import { studentFields as shape, studentProfile } from '#domain/student/fields.ts';
import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

const birthday = birthdayAsOf(Date.now);
const entry = studentProfile.extend({ taCode: shape.taCode, birthday });
/** Without a birthday the one that stands there stays, which is not shown. */
const correction = entry.extend({ birthday: z.union([z.literal('').transform(() => undefined), birthday]) });
type Typed = { taCode: string; name: string; kana: string; birthday: string; belongingTo: AgencyGroup | '' };
type Entry = z.infer<typeof correction>;

const groupOptions = agencyGroups.map((value) => ({ value, label: agencyGroupLabels[value] }));
const normalizeCode = (text: string) => normalizeText(text).toUpperCase();

type Props = { readonly student: OfficeStudent | null; readonly onClose: () => void };

/** Puts somebody on the roster, or corrects what stands there. */
export default function StudentDialog({ student, onClose }: Props) {
  const keeps = student !== null;
  const form = useForm<Typed, unknown, Entry>({
    defaultValues: {
      taCode: student?.taCode ?? '',
      name: student?.name ?? '',
      kana: student?.kana ?? '',
      birthday: '',
      belongingTo: student?.belongingTo ?? '',
    },
    resolver: formResolver(keeps ? correction : entry),
  });
  const { send, sending, error } = useCommand<Entry>({
    callable: 'students',
    type: student ? 'change' : 'register',
    shownBy: ({ streamId }) => `officeStudents/${streamId.slice('student-'.length)}`,
  });
  const submit = (typed: Entry) =>
    send(typed).then(
      ({ reflection }) => {
        showToast((student ? '名簿を訂正しました' : '名簿に登録しました') + reflectionText(reflection));
        queryClient.invalidateQueries({ queryKey: ['pages'] });
        onClose();
      },
      (failure: unknown) => void showServerFaults(form, failure),
    );
  const { control } = form;
  return (
    <FormDialog
      title={student ? `${student.taCode}の訂正` : '受講生の登録'}
      submitLabel={student ? '訂正を保存する' : '名簿に登録する'}
      sending={sending}
      error={error?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      {student ? null : (
        <TextField
          control={control}
          name="taCode"
          label={labelOf(shape.taCode)}
          required
          help="英大文字と数字、4〜12文字"
          normalize={normalizeCode}
        />
      )}
      <TextField control={control} name="name" label={labelOf(shape.name)} required limit={limitOf(shape.name)} normalize={normalizeText} />
      <TextField control={control} name="kana" label={labelOf(shape.kana)} required normalize={normalizeKana} />
      <TextField
        control={control}
        name="birthday"
        label={labelOf(shape.birthday)}
        required={!keeps}
        type="date"
        {...(keeps && { help: '表示していません。訂正するときだけ入力してください。' })}
      />
      <SelectField
        control={control}
        name="belongingTo"
        label={labelOf(shape.belongingTo)}
        required
        blank="選択してください"
        options={groupOptions}
      />
    </FormDialog>
  );
}
