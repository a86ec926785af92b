import type { ReactNode } from 'react';
import type { Talent } from '#projections/talents.ts';
import { isRefusedRead } from '#web/shared/data/refusedRead.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useCast } from '../queries/cast.ts';

type Props = { readonly talentId: string; readonly wayBack: ReactNode; readonly children: (cast: Talent) => ReactNode };

/** Loads a cast, and says so when there is none to be seen. */
export const LoadedCast = ({ talentId, wayBack, children }: Props) => {
  const { query, cast } = useCast(talentId);
  const isGone = isRefusedRead(query.error) || cast === null || (cast && cast.deletedAt !== null);
  if (isGone) {
    return (
      <EmptyState title="キャストが見つかりません" action={wayBack}>
        公開が終了した可能性があります。
      </EmptyState>
    );
  }
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  return cast ? children(cast) : <RowSkeletons count={3} />;
};
