import type { DealKind } from '#web/entities/deal/kinds.ts';
import { ChangeableDeal } from '../components/changeableDeal.tsx';
import { ChangeForm } from '../components/changeForm.tsx';

/** Changes the fee of one of the client's deals. */
export default function FeeEditScreen({ kind }: { readonly kind: DealKind }) {
  return (
    <ChangeableDeal kind={kind} action="changeFee">
      {(deal) => <ChangeForm key={deal.id} kind={kind} deal={deal} changed="fee" />}
    </ChangeableDeal>
  );
}
