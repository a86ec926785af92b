import { isEndedUnconcluded } from '#domain/work/deal/stages.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { OrderPart } from '#web/features/order/public.ts';
import { OfferAgain } from './offerAgain.tsx';

type Props = { readonly kind: DealKind; readonly deal: Deal };

export const ClientParts = ({ kind, deal }: Props) => (
  <>
    {isEndedUnconcluded(kind, deal) ? <OfferAgain kind={kind} deal={deal} /> : null}
    <OrderPart kind={kind} deal={deal} isClient />
  </>
);
