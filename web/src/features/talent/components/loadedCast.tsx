import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { isRefusedRead } from '#web/shared/data/refusedRead.ts';
import { DetailSkeleton } from '#web/shared/ui/detailSkeleton.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { MissingPerson } from '#web/shared/ui/missingPerson.tsx';
import { useCast } from '../queries/cast.ts';

type Props = { readonly talentId: string; readonly wayBack: ReactNode; readonly children: (cast: Talent) => ReactNode };

/** Loads a cast, and says so when there is none to be seen. */
export const LoadedCast = ({ talentId, wayBack, children }: Props) => {
  const { query, cast } = useCast(talentId);
  const isGone = isRefusedRead(query.error) || cast === null || (cast && cast.deletedAt !== null);
  if (isGone) {
    return <MissingPerson wayBack={wayBack}>非公開になったか、退会した可能性があります。</MissingPerson>;
  }
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  return cast ? children(cast) : <DetailSkeleton ratio="3 / 4" />;
};
