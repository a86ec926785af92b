import type { Talent } from '#projections/talent/talents.schema.ts';
import { CastDetails } from '#web/entities/cast/castDetails.tsx';
import { Portfolio } from '#web/features/portfolio/public.ts';

export default function WholeProfile({ talent }: { readonly talent: Talent }) {
  return (
    <>
      <CastDetails details={talent} />
      <Portfolio talentId={talent.id} />
    </>
  );
}
