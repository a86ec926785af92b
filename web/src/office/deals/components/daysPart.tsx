import { EntryDays } from '#web/entities/deal/entryDays.tsx';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { fieldName } from '../../list/fieldName.ts';
import { OverlapCard } from './overlapCard.tsx';

type Props = { readonly kind: DealKind; readonly deal: Deal };

export const DaysPart = ({ kind, deal }: Props) => (
  <>
    {'days' in deal && deal.days && deal.days.length > 0 ? (
      <Card title={fieldName('entry', 'days')}>
        <EntryDays days={deal.days} />
      </Card>
    ) : null}
    <OverlapCard kind={kind} deal={deal} />
  </>
);
