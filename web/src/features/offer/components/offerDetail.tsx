import type { ReactNode } from 'react';
import { stepsOfOffer } from '#domain/deal/steps.ts';
import { DealTimeline, OtherSide, type Side } from '#web/features/deal/public.ts';
import { JobOfDeal } from '#web/features/job/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { jobPlace } from '../offerDocument.ts';
import { useOwnOffer } from '../queries/ownOffer.ts';
import { OfferActions } from './offerActions.tsx';
import { OfferFacts } from './offerFacts.tsx';
import { StatusBanner } from './statusBanner.tsx';

type Props = { readonly side: Side; readonly offerId: string; readonly wayBack: ReactNode };

/** A deal as one of its sides sees it, live. */
export const OfferDetail = ({ side, offerId, wayBack }: Props) => {
  const { query, offer } = useOwnOffer(side, offerId);
  const now = useNow();
  if (offer) {
    return (
      <DetailColumns
        main={
          <>
            <StatusBanner offer={offer} viewer={side} now={now} />
            <OfferFacts offer={offer} side={side} now={now} />
            <JobOfDeal jobId={offer.jobId} to={jobPlace(offer, side)} />
            <OtherSide deal={offer} side={side} />
            <DealTimeline steps={stepsOfOffer(offer)} side={side} />
          </>
        }
        side={<OfferActions offer={offer} side={side} now={now} />}
      />
    );
  }
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (offer === undefined) return <RowSkeletons count={3} />;
  return (
    <EmptyState title="オファーが見つかりません" action={wayBack}>
      作成した直後の場合は、反映中です。このまま少しお待ちください。
    </EmptyState>
  );
};
