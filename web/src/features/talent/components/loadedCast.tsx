import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { DetailSkeleton } from '#web/shared/ui/detailSkeleton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { useCast } from '../queries/cast.ts';
import { MissingCast } from './missingCast.tsx';

type Props = { readonly talentId: string; readonly wayBack: ReactNode; readonly children: (cast: Talent) => ReactNode };

/** Loads a cast, or says that none is visible. */
export const LoadedCast = ({ talentId, wayBack, children }: Props) => {
  const { query, cast } = useCast(talentId);
  return (
    <Loaded query={query} row={cast} skeleton={<DetailSkeleton ratio="3 / 4" />} none={<MissingCast wayBack={wayBack} />}>
      {children}
    </Loaded>
  );
};
