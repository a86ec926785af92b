import { z } from 'zod';
import { type AgencyGroup, agencyGroupLabels, agencyGroups } from '#domain/kernel/agencyGroups.ts';
import { birthdayAsOf } from '#domain/kernel/birthday.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeKana, normalizeText } from '#domain/kernel/validation.ts';
import { studentFields as shape, studentProfile } from '#domain/people/student/fields.ts';
import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';

const birthday = birthdayAsOf(Date.now);
const entry = studentProfile.extend({ taCode: shape.taCode, birthday });
/** An empty birthday keeps the stored one, which is not shown. */
const correction = entry.extend({ birthday: z.union([z.literal('').transform(() => undefined), birthday]) });
type Typed = { taCode: string; name: string; kana: string; birthday: string; belongingTo: AgencyGroup | '' };

const groupOptions = agencyGroups.map((value) => ({ value, label: agencyGroupLabels[value] }));
const normalizeCode = (text: string) => normalizeText(text).toUpperCase();

type Props = { readonly student: OfficeStudent | null; readonly onClose: () => void };

export default function StudentDialog({ student, onClose }: Props) {
  const { taCode, name, kana, belongingTo } = student ?? { taCode: '', name: '', kana: '', belongingTo: '' as const };
  const form = useCheckedForm<Typed, z.infer<typeof correction>>(student ? correction : entry, {
    taCode,
    name,
    kana,
    birthday: '',
    belongingTo,
  });
  const { send } = useCommand({
    callable: 'students',
    type: student ? 'change' : 'register',
    shownBy: ({ streamId }) => `officeStudents/${streamId.slice('student-'.length)}`,
  });
  const { control } = form;
  return (
    <CommandDialog
      title={student ? `${student.taCode}の訂正` : '受講生の登録'}
      confirmLabel={student ? '訂正を保存する' : '名簿に登録する'}
      form={form}
      send={(typed) => send(typed).then(withRefetch)}
      done={student ? '名簿を訂正しました' : '名簿に登録しました'}
      onClose={onClose}
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
      <TextField control={control} name="name" {...textOf(shape.name)} normalize={normalizeText} />
      <TextField control={control} name="kana" label={labelOf(shape.kana)} required normalize={normalizeKana} />
      <TextField
        control={control}
        name="birthday"
        label={labelOf(shape.birthday)}
        required={!student}
        type="date"
        {...(student && { help: '表示していません。訂正するときだけ入力してください。' })}
      />
      <SelectField
        control={control}
        name="belongingTo"
        label={labelOf(shape.belongingTo)}
        required
        blank="選択してください"
        options={groupOptions}
      />
    </CommandDialog>
  );
}
