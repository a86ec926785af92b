import { DealTabs, type EmptyTabs, type Side } from '#web/features/deal/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { viewOf } from '../openActions.ts';
import { useAwaitingOffers } from '../queries/awaitingOffers.ts';
import { useOwnOffers } from '../queries/ownOffers.ts';
import { OfferRow } from './offerRow.tsx';

/** One side's inquiries and offers. */
export const OfferList = ({ side, empty }: { readonly side: Side; readonly empty: EmptyTabs }) => {
  const history = useOwnOffers(side);
  const awaiting = useAwaitingOffers(side);
  const now = useNow();
  return (
    <DealTabs label="オファーの絞り込み" history={history} awaiting={awaiting} viewOf={(offer) => viewOf(offer, side)} empty={empty}>
      {(offer) => <OfferRow key={offer.id} offer={offer} side={side} now={now} />}
    </DealTabs>
  );
};
