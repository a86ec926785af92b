import { Link } from 'react-router-dom';
import { isBillable } from '#domain/people/client/billing.ts';
import { href } from '#web/routing/href.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useOwnCompany } from './ownCompany.ts';

/** Asks a client to fix incomplete billing data or a payment method that is no longer supported. */
export const BillingNotice = () => {
  const { client } = useOwnCompany();
  if (!client || isBillable(client)) return null;
  return (
    <Notice tone="warning">
      ご請求に必要な項目がそろっていません。<Link to={href('clientBillEdit')}>請求先情報の編集</Link>からご登録ください。
    </Notice>
  );
};
