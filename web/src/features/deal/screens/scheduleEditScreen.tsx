import type { DealKind } from '#web/entities/deal/kinds.ts';
import { ChangeableDeal } from '../components/changeableDeal.tsx';
import { ChangeForm } from '../components/changeForm.tsx';

/** Changes the end of one of the client's deals. */
export default function ScheduleEditScreen({ kind }: { readonly kind: DealKind }) {
  return (
    <ChangeableDeal kind={kind} action="changeSchedule">
      {(deal) => <ChangeForm key={deal.id} kind={kind} deal={deal} changed="schedule" />}
    </ChangeableDeal>
  );
}
