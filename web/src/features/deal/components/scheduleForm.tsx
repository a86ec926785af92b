import { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';

const schema = z.object({ scheduleToClose: dealFields.scheduleToClose });
const label = labelOf(dealFields.scheduleToClose);
type Values = { scheduleToClose: number | undefined };
type Result = z.infer<typeof schema>;

type Props = {
  /** What is kept of it, by deal. */
  readonly name: string;
  /** The end as it is now (ms). */
  readonly scheduleToClose: number | null;
  readonly help: string;
  readonly send: (values: Result) => Promise<CommandOutcome>;
  /** Where to go when it is done. */
  readonly done: string;
};

/** A new end for a running deal; the cast sees it at once. */
export const ScheduleForm = ({ name, scheduleToClose, help, send, done }: Props) => {
  const kept = useKeptForm<Values, Result>({ name, defaultValues: { scheduleToClose: scheduleToClose ?? undefined }, schema });
  return (
    <CommandForm kept={kept} submitLabel="終了日を変更する" onSend={async (values) => doneAfter(done, await send(values))}>
      <p>
        現在の{label}：<strong className="figures">{longTime(scheduleToClose ?? 0)}</strong>
      </p>
      <DateTimeField control={kept.form.control} name="scheduleToClose" label={`新しい${label}`} required defaultTime="23:59" help={help} />
    </CommandForm>
  );
};
