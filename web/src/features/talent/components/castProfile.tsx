import type { ReactNode } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { CastDetails } from '#web/entities/cast/castDetails.tsx';
import { Portfolio } from '#web/features/portfolio/public.ts';
import { ReviewTotals } from '#web/features/review/public.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { ActionBar, DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import { CastBasics, CastIntroduction } from './castFacts.tsx';
import { CastGallery } from './castGallery.tsx';
import { CastTitle } from './castHero.tsx';
import { CastMarks } from './castMarks.tsx';

type Props = {
  readonly cast: Talent;
  /** The viewer's acts: next to the name, as the next step, and others. */
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
  readonly more?: ReactNode;
  readonly days?: ReactNode;
  /** The address of the cast's reviews, if the viewer has such a page. */
  readonly reviews?: string;
};

export const CastProfile = ({ cast, beside, actions, more, days, reviews }: Props) => {
  const wide = useWide();
  const title = <CastTitle cast={cast} marks={<CastMarks cast={cast} />} beside={beside} />;
  const bar = actions ? <ActionBar>{actions}</ActionBar> : null;
  return (
    <DetailColumns
      main={
        <>
          <CastGallery cast={cast} />
          {wide ? null : title}
          {wide ? null : <CastBasics cast={cast} />}
          {wide ? null : days}
          <CastIntroduction cast={cast} />
          <Portfolio talentId={cast.id} />
          <CastDetails details={cast} />
          {reviews ? <ReviewTotals received={cast} to={reviews} /> : null}
          {more}
        </>
      }
      side={
        wide ? (
          <>
            <Card>
              <Stack>
                {title}
                {bar}
              </Stack>
            </Card>
            <CastBasics cast={cast} />
            {days}
          </>
        ) : (
          bar
        )
      }
    />
  );
};
