import { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';
import { changes } from '../changes.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import { ChangeableDeal } from '../components/changeableDeal.tsx';
import type { Deal, DealKind } from '../kinds.ts';

const schema = z.object({ scheduleToClose: dealFields.scheduleToClose });
const label = labelOf(dealFields.scheduleToClose);
type Values = { scheduleToClose: number | undefined };
type Result = z.infer<typeof schema>;

/** A new end for a running deal; the cast sees it at once. */
const ScheduleForm = ({ kind, deal }: { readonly kind: DealKind; readonly deal: Deal }) => {
  const { send } = useDealCommand(kind, 'changeSchedule', deal);
  const { done, help } = changes[kind].schedule;
  const defaultValues = { scheduleToClose: deal.scheduleToClose ?? undefined };
  const kept = useKeptForm<Values, Result>({ name: `schedule:${kind}:${deal.id}`, defaultValues, schema });
  const change = async (values: Result) => doneAfter(done(deal.id), await send(values));
  return (
    <CommandForm kept={kept} submitLabel="終了日を変更する" onSend={change}>
      <p>
        現在の{label}：<strong className="figures">{longTime(deal.scheduleToClose ?? 0)}</strong>
      </p>
      <DateTimeField control={kept.form.control} name="scheduleToClose" label={`新しい${label}`} required defaultTime="23:59" help={help} />
    </CommandForm>
  );
};

/** Changes the end of one of the client's deals. */
export default function ScheduleEditScreen({ kind }: { readonly kind: DealKind }) {
  return (
    <ChangeableDeal kind={kind} action="changeSchedule">
      {(deal) => <ScheduleForm key={deal.id} kind={kind} deal={deal} />}
    </ChangeableDeal>
  );
}
