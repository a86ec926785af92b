import Button from '@mui/material/Button';
import type { User } from '#projections/users.ts';
import { shortTime } from '#web/shared/format/dates.ts';
import { Bone } from '#web/shared/ui/skeleton.tsx';
import css from '../../table.module.css';
import { useClientOfAccount } from '../queries/clientOfAccount.ts';

/** A client who waits: what they registered, and the button that certifies them. */
export const ClientRow = ({ account, onCertify }: { readonly account: User; readonly onCertify: (name: string) => void }) => {
  const client = useClientOfAccount(account.id);
  return (
    <tr>
      <td className={`${css.keep} figures`}>{shortTime(account.createdAt)}</td>
      <td>{client ? client.name : <Bone width={96} />}</td>
      <td>{client?.clientType === 'INDIVIDUAL' ? '個人' : client?.company.name || '法人（会社名なし）'}</td>
      <td className="figures">{client?.company.phone}</td>
      <td>{account.email}</td>
      <td className={css.keep}>
        <Button size="small" variant="text" onClick={() => onCertify(client?.name ?? account.email)}>
          認証する
        </Button>
      </td>
    </tr>
  );
};
