import type { Talent } from '#projections/talent/talents.schema.ts';
import { CastDetails } from '#web/entities/cast/castDetails.tsx';
import { Portfolio } from '#web/features/portfolio/public.ts';

/** The rest of a profile, as clients see it after publication. */
export default function WholeProfile({ talent }: { readonly talent: Talent }) {
  return (
    <>
      <CastDetails details={talent} />
      <Portfolio talentId={talent.id} />
    </>
  );
}
