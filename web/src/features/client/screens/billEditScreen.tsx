import { useOwnCompany } from '#web/entities/client/ownCompany.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { BillingForm } from '../components/billingForm.tsx';

/** The signed-in client's billing profile. */
export default function BillEditScreen() {
  const { query, client } = useOwnCompany();
  if (client) return <BillingForm client={client} />;
  // Without a profile the guard redirects to the company form; until it loads, this keeps the
  // space.
  return query.isError ? <FailedState onRetry={() => query.refetch()} /> : <RowSkeletons count={3} />;
}
