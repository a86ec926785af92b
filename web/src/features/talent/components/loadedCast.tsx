import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCast } from '#web/entities/cast/cast.ts';
import { MissingCast } from '#web/entities/cast/castSummary.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { MissingPaper } from '#web/shared/ui/paper.tsx';
import { DetailSkeleton } from '#web/shared/ui/skeleton.tsx';

type Props = {
  readonly talentId: string;
  readonly wayBack: ReactNode;
  /** The page's title, where only the sheet of a cast has one. */
  readonly title?: string;
  readonly children: (cast: Talent) => ReactNode;
};

export const LoadedCast = ({ talentId, wayBack, title, children }: Props) => {
  const { query, cast } = useCast(talentId);
  const missing = <MissingCast wayBack={wayBack} />;
  const none = title === undefined ? missing : <MissingPaper title={title}>{missing}</MissingPaper>;
  return (
    <Loaded query={query} row={cast} skeleton={<DetailSkeleton ratio="3 / 4" />} none={none}>
      {children}
    </Loaded>
  );
};
