import { useCast, useOwnPrivate } from '#web/entities/cast/cast.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { BasicProfileForm } from '../components/basicProfileForm.tsx';

/** The form of the signed-in talent's basic profile, new or existing. */
export default function BasicProfileScreen() {
  const { query, cast } = useCast(useUid());
  const { query: ownQuery, own } = useOwnPrivate();
  const failed = [query, ownQuery].filter(({ isError }) => isError);
  if (failed.length > 0) return <FailedState onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />;
  if (cast === undefined || own === undefined) return <RowSkeletons count={3} />;
  return <BasicProfileForm key={cast ? 'change' : 'new'} talent={cast} own={own} />;
}
