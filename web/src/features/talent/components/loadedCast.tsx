import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { isRefusedRead } from '#web/shared/data/reportUnexplained.ts';
import { DetailSkeleton } from '#web/shared/ui/detailSkeleton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { MissingPerson } from '#web/shared/ui/missingPerson.tsx';
import { useCast } from '../queries/cast.ts';

type Props = { readonly talentId: string; readonly wayBack: ReactNode; readonly children: (cast: Talent) => ReactNode };

/** Loads a cast, or says that none is visible. */
export const LoadedCast = ({ talentId, wayBack, children }: Props) => {
  const { query, cast } = useCast(talentId);
  return (
    <Loaded
      query={query}
      row={isRefusedRead(query.error) || cast?.deletedAt ? null : cast}
      skeleton={<DetailSkeleton ratio="3 / 4" />}
      none={<MissingPerson wayBack={wayBack}>非公開になったか、退会した可能性があります。</MissingPerson>}
    >
      {children}
    </Loaded>
  );
};
