import type { ReactNode } from 'react';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { href } from '#web/app/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { type OfferAction, openActions } from '../openActions.ts';
import { useOwnOffer } from '../queries/ownOffer.ts';

type Props = { readonly offerId: string; readonly action: OfferAction; readonly children: (offer: Offer) => ReactNode };

/** Loads the deal to change, and says so when it can no longer be changed. */
export const ChangeableOffer = ({ offerId, action, children }: Props) => {
  const { query, offer } = useOwnOffer('client', offerId);
  const now = useNow();
  if (offer && openActions(offer, 'client', now).includes(action)) return children(offer);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (offer === undefined) return <RowSkeletons count={2} />;
  return (
    <EmptyState title="このオファーは変更できません" action={<LinkButton to={href('clientOffers')}>送ったオファーへ</LinkButton>}>
      状況が変わった可能性があります。最新の状態をご確認ください。
    </EmptyState>
  );
};
