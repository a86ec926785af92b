import { Link } from 'react-router-dom';
import { isBillable } from '#domain/client/billing.ts';
import { href } from '#web/app/href.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useOwnCompany } from '../queries/ownCompany.ts';

/**
 * Asks a client whose billing information is incomplete, or whose payment method is none of ours
 * any more, to see to it.
 */
export const BillingNotice = () => {
  const { client } = useOwnCompany();
  if (!client || isBillable(client)) return null;
  return (
    <Notice tone="warning">
      ご請求に必要な項目がそろっていません。<Link to={href('clientBillEdit')}>請求先情報の編集</Link>からご登録ください。
    </Notice>
  );
};
