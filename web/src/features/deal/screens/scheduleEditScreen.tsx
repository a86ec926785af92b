import { dealFields } from '#domain/deal/fields.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { changes } from '../changes.ts';
import { ChangeableDeal } from '../components/changeableDeal.tsx';
import { ChangeForm } from '../components/changeForm.tsx';
import type { DealKind } from '../kinds.ts';

const label = labelOf(dealFields.scheduleToClose);

/** Changes the end of one of the client's deals. */
export default function ScheduleEditScreen({ kind }: { readonly kind: DealKind }) {
  const { help } = changes[kind].schedule;
  return (
    <ChangeableDeal kind={kind} action="changeSchedule">
      {(deal) => (
        <ChangeForm key={deal.id} kind={kind} deal={deal} changed="schedule" name="scheduleToClose" submitLabel="終了日を変更する">
          {(control) => (
            <>
              <p>
                現在の{label}：<strong className="figures">{longTime(deal.scheduleToClose ?? 0)}</strong>
              </p>
              <DateTimeField control={control} name="scheduleToClose" label={`新しい${label}`} required defaultTime="23:59" help={help} />
            </>
          )}
        </ChangeForm>
      )}
    </ChangeableDeal>
  );
}
