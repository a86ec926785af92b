import { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { feeHelp } from '../texts.ts';

const schema = z.object({ fee: dealFields.fee });
const label = labelOf(dealFields.fee);
type Values = { fee: number | undefined };
type Result = z.infer<typeof schema>;

type Props = {
  /** What is kept of it, by deal. */
  readonly name: string;
  /** The fee as it is now (yen). */
  readonly fee: number | null;
  readonly send: (values: Result) => Promise<CommandOutcome>;
  /** Where to go when it is done. */
  readonly done: string;
};

/** A new fee for a running deal; the cast sees it at once. */
export const FeeForm = ({ name, fee, send, done }: Props) => {
  const kept = useKeptForm<Values, Result>({ name, defaultValues: { fee: fee ?? undefined }, schema });
  return (
    <CommandForm kept={kept} submitLabel="報酬を変更する" onSend={async (values) => doneAfter(done, await send(values))}>
      <p>
        現在の{label}：<strong className="figures">{formatYen(fee ?? 0)}</strong>
      </p>
      <YenField control={kept.form.control} name="fee" label={`新しい${label}`} required help={feeHelp} />
    </CommandForm>
  );
};
