import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { Portfolio } from '#web/features/portfolio/public.ts';
import { ReviewTotals } from '#web/features/review/public.ts';
import { CastDetails } from './castDetails.tsx';
import { CastFacts } from './castFacts.tsx';
import { CastHero } from './castHero.tsx';
import { CastMarks } from './castMarks.tsx';

type Props = {
  readonly cast: Talent;
  /** What the viewer can do about the cast, beside the name. */
  readonly beside?: ReactNode;
  /** Where the reviews of this cast stand; not everybody has such a page. */
  readonly reviews?: string;
};

/** Everything that others see of a cast. */
export const CastProfile = ({ cast, beside, reviews }: Props) => (
  <>
    <CastHero cast={cast} marks={<CastMarks cast={cast} />} beside={beside}>
      <CastFacts cast={cast} />
    </CastHero>
    <Portfolio talentId={cast.id} />
    <CastDetails details={cast} />
    {reviews ? <ReviewTotals received={cast} to={reviews} /> : null}
  </>
);
