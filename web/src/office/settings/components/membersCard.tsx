import { Link } from 'react-router-dom';
import { rolesText } from '#domain/kernel/officeRoles.ts';
import { maySend } from '#domain/office/duties.ts';
import { memberName } from '#domain/people/account/memberName.ts';
import { href } from '#web/routing/href.ts';
import { TableCard } from '../../list/dataTable.tsx';
import table from '../../list/table.module.css';
import { NamedFace } from '../../members/face.tsx';
import { limitText, useMemberList } from '../../members/members.ts';

export default function MembersCard() {
  return (
    <TableCard
      title="事務局の人と役割"
      action={<Link to={`${href('officeAccounts')}?kind=office`}>アカウントの一覧</Link>}
      list={useMemberList()}
      none="担当者はいません。"
      keyOf={({ id }) => id}
      className={table.events}
      columns={[
        {
          head: 'お名前',
          as: 'keep',
          cell: (member) => (
            <Link to={href('officeAccount', { uid: member.id })}>
              <NamedFace uid={member.id} name={memberName(member)} />
            </Link>
          ),
        },
        { head: '役割', cell: ({ officeRoles }) => rolesText(officeRoles) },
        {
          head: '承認できる報酬',
          cell: (member) => (maySend(member.officeRoles, 'offer', 'adminApprove') ? limitText(member) : '承認の権限なし'),
        },
        { head: 'メールアドレス', cell: ({ staffEmail }) => staffEmail ?? '' },
      ]}
    />
  );
}
