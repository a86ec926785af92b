import { birthdayCheck, birthdayDocumentLabels, birthdayDocuments } from '#domain/people/talent/fields.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const options = birthdayDocuments.map((value) => ({ value, label: birthdayDocumentLabels[value] }));
const help = '書類にある日付を入力してください。ご本人が申請した日付と一致しないときは、理由を書いて差し戻してください';

/** Confirms the birthday that a minor gave. The member types the date on the document. */
export default function BirthdayDialog({ talent, onClose }: { readonly talent: Talent; readonly onClose: () => void }) {
  const { send } = useCommand({ callable: 'talents', type: 'confirmBirthday', shownBy: () => `talents/${talent.id}` });
  return (
    <FieldsDialog
      title={`${talent.name}さんの生年月日の確認`}
      confirmLabel="生年月日を確認した"
      schema={birthdayCheck}
      start={{ birthday: '', document: '' }}
      fields={{ document: { as: 'select', blank: '選択してください', options }, birthday: { type: 'date', help } }}
      send={(typed) => send({ uid: talent.id, ...typed }).then(withRefetch)}
      done="生年月日を確認しました"
      onClose={onClose}
    />
  );
}
