import { useOwnCompany } from '#web/entities/client/ownCompany.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { CompanyForm } from '../components/companyForm.tsx';

/** The form of the signed-in client's profile, new or existing. */
export default function CompanyScreen() {
  const { query, client } = useOwnCompany();
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (client === undefined) return <RowSkeletons count={3} />;
  return <CompanyForm key={client ? 'change' : 'new'} client={client} />;
}
