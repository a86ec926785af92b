import { useUid } from '#web/shared/data/session.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { BasicProfileForm } from '../components/basicProfileForm.tsx';
import { useCast } from '../queries/cast.ts';

/** The signed-in talent's basic profile, new or to change. */
export default function BasicProfileScreen() {
  const { query, cast } = useCast(useUid());
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (cast === undefined) return <RowSkeletons count={3} />;
  return <BasicProfileForm key={cast ? 'change' : 'new'} talent={cast} />;
}
