import { Link } from 'react-router-dom';
import { isBillable } from '#domain/people/client/billing.ts';
import { clientSchema } from '#projections/client/clients.schema.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

/** The signed-in client's own profile, live; null before the registration. */
export const useOwnCompany = () => {
  const query = useOne(`clients/${useUid()}`, clientSchema);
  return { query, client: query.data };
};

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
