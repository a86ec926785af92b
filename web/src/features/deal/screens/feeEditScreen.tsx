import { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { changes } from '../changes.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import { ChangeableDeal } from '../components/changeableDeal.tsx';
import type { Deal, DealKind } from '../kinds.ts';
import { feeHelp } from '../terms.ts';

const schema = z.object({ fee: dealFields.fee });
const label = labelOf(dealFields.fee);
type Values = { fee: number | undefined };
type Result = z.infer<typeof schema>;

/** A new fee for a running deal; the cast sees it at once. */
const FeeForm = ({ kind, deal }: { readonly kind: DealKind; readonly deal: Deal }) => {
  const { send } = useDealCommand(kind, 'changeFee', deal);
  const defaultValues = { fee: deal.fee ?? undefined };
  const kept = useKeptForm<Values, Result>({ name: `fee:${kind}:${deal.id}`, defaultValues, schema });
  const change = async (values: Result) => doneAfter(changes[kind].fee.done(deal.id), await send(values));
  return (
    <CommandForm kept={kept} submitLabel="報酬を変更する" onSend={change}>
      <p>
        現在の{label}：<strong className="figures">{formatYen(deal.fee ?? 0)}</strong>
      </p>
      <YenField control={kept.form.control} name="fee" label={`新しい${label}`} required help={feeHelp} />
    </CommandForm>
  );
};

/** Changes the fee of one of the client's deals. */
export default function FeeEditScreen({ kind }: { readonly kind: DealKind }) {
  return (
    <ChangeableDeal kind={kind} action="changeFee">
      {(deal) => <FeeForm key={deal.id} kind={kind} deal={deal} />}
    </ChangeableDeal>
  );
}
