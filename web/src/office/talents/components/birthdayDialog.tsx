import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { birthdayCheck, birthdayDocumentLabels, birthdayDocuments } from '#domain/people/talent/fields.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';

const { birthday, document } = birthdayCheck.shape;
const options = birthdayDocuments.map((value) => ({ value, label: birthdayDocumentLabels[value] }));

/** Confirms the birthday that a minor gave. The member types the date on the document. */
export default function BirthdayDialog({ talent, onClose }: { readonly talent: Talent; readonly onClose: () => void }) {
  const form = useCheckedForm(birthdayCheck, { birthday: '', document: '' });
  const { send } = useCommand({ callable: 'talents', type: 'confirmBirthday', shownBy: () => `talents/${talent.id}` });
  return (
    <CommandDialog
      title={`${talent.name}さんの生年月日の確認`}
      confirmLabel="生年月日を確認した"
      form={form}
      send={(typed) => send({ uid: talent.id, ...typed }).then(withRefetch)}
      done="生年月日を確認しました"
      onClose={onClose}
    >
      <SelectField control={form.control} name="document" label={labelOf(document)} required blank="選択してください" options={options} />
      <TextField
        control={form.control}
        name="birthday"
        label={labelOf(birthday)}
        required
        type="date"
        help="書類にある日付を入力してください。ご本人が申請した日付と一致しないときは、理由を書いて差し戻してください"
      />
    </CommandDialog>
  );
}
