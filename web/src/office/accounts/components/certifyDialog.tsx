import { accountName } from '#domain/people/account/memberName.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import { href } from '#web/routing/href.ts';
import type { Act } from '../../acts/act.ts';
import { BulkActDialog } from '../../acts/bulkActDialog.tsx';
import { accountActs } from '../accountActs.ts';
import { lookAlikes } from '../queries/officeAccounts.ts';

const actOf = (user: OfficeAccount) => accountActs(user, accountName(user)).find(({ type }) => type === 'certifyClient') as Act;

const check = async ({ id, name }: OfficeAccount) => {
  const others = name === '' ? [] : await lookAlikes(id, name);
  if (others.length === 0) return {};
  return {
    warning: `名前の似たクライアントがいます。なりすましでないことをご確認ください：${others.map((other) => other.name).join('、')}`,
  };
};

type Props = { readonly rows: readonly OfficeAccount[]; readonly onClose: () => void };

/** Certifies several clients. A client whose name looks like another's is marked. */
export default function CertifyDialog(props: Props) {
  return (
    <BulkActDialog
      {...props}
      noun="認証"
      unit="件"
      nameOf={accountName}
      aboutOf={({ kana, maskedEmail }) => [kana, maskedEmail].filter(Boolean).join('・')}
      actOf={actOf}
      toOf={({ id }) => href('officeAccount', { uid: id })}
      check={check}
    />
  );
}
