import { rolesText } from '#domain/kernel/officeRoles.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { ActButton } from '../../acts/actButtons.tsx';
import { limitText } from '../../members/members.ts';
import { dutiesAct } from '../accountActs.ts';

/** Opens the dialog that changes a member's roles. It is hidden on the member's own account. */
const DutiesButton = ({ user, name, label }: { readonly user: OfficeAccount; readonly name: string; readonly label: string }) => {
  const isOwn = useUid() === user.id;
  if (isOwn) return null;
  return (
    <ActButton act={dutiesAct(user, name)} variant="outlined" size="small">
      {label}
    </ActButton>
  );
};

type Props = { readonly user: OfficeAccount; readonly name: string };

/** The roles of an office member. For an account without any role, the button to make it one. */
export default function DutiesCard({ user, name }: Props) {
  if (user.isAdmin)
    return (
      <Card title="事務局での役割">
        <Facts
          facts={[
            { term: '役割', value: rolesText(user.officeRoles), action: <DutiesButton user={user} name={name} label="変更する" /> },
            { term: '承認できる報酬', value: limitText(user) },
          ]}
        />
      </Card>
    );
  return user.role === null ? <DutiesButton user={user} name={name} label="事務局の担当者にする" /> : null;
}
