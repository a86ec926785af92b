import { type OfficeRole, officeRoles, roleNames } from '#domain/kernel/officeRoles.ts';
import { memberDuties } from '#domain/people/account/fields.ts';
import { type OfficeAccount, officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Consequences } from '../../acts/consequences.tsx';

/** What each role is for. */
const notes: Readonly<Record<OfficeRole, string>> = {
  review: 'オファーとエントリーの承認と否認、取り消しの精算、お仕事の終了、通報への対応',
  people: 'クライアントの認証、キャストの公開、休止、受講生、お問い合わせへの回答、個人情報の表示',
  billing: '請求、請求対象外、請求番号、請求の書き出し、個人情報の表示',
  approval: '上限額を超えるオファー、エントリー、条件変更の承認',
  audit: 'すべての記録と個人情報の表示（変更はできません）',
  operations: 'システムの状態、お知らせ、マスタ',
  administration: '担当者の役割と上限額の設定',
};

const options = officeRoles.map((value) => ({ value, label: roleNames[value], note: notes[value] }));

type Props = { readonly user: OfficeAccount; readonly name: string; readonly onClose: () => void };

/** Sets the roles of an office member and the highest fee (yen) that the member may approve. */
export default function DutiesDialog({ user, name, onClose }: Props) {
  const { send } = useCommand({ callable: 'accounts', type: 'setDuties', shownBy: () => officeAccountPath(user.id) });
  return (
    <FieldsDialog
      title={user.isAdmin ? `「${name}」の役割を変更しますか？` : `「${name}」を事務局の担当者にしますか？`}
      confirmLabel={user.isAdmin ? '役割を変更する' : '担当者にする'}
      schema={memberDuties}
      start={{ roles: user.officeRoles, approvalLimit: user.approvalLimit, reason: '' }}
      fields={{
        roles: { as: 'several', options },
        approvalLimit: { as: 'yen', empty: null, help: '空にすると、上限はありません。「承認者」の役割があるときも、上限はありません' },
        reason: { multiline: true },
      }}
      send={(typed) => send({ uid: user.id, ...typed }).then(withRefetch)}
      done="役割を設定しました"
      onClose={onClose}
    >
      <Consequences>
        {['すぐに反映されます。設定した担当者、日時、理由は記録に残ります。', '役割がない担当者は、何も表示、操作できません。']}
      </Consequences>
    </FieldsDialog>
  );
}
