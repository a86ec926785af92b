import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { type Changed, changeActions, changes, changeWords } from '../changes.ts';
import { ChangeableDeal } from '../components/changeableDeal.tsx';
import { ChangeFields } from '../components/changeFields.tsx';
import { useChange } from '../useChange.ts';

type Props = { readonly kind: DealKind; readonly changed: Changed };

const ChangeForm = ({ kind, deal, changed }: Props & { readonly deal: Deal }) => {
  const { kept, send, ...state } = useChange(kind, deal, changed);
  return (
    <CommandForm
      kept={kept}
      submitLabel={state.asks ? changeWords.propose : changeWords[changed].change}
      onSend={async (typed) => {
        const { proposes, ...outcome } = await send(typed);
        return doneAfter(changes[kind][changed].done(deal.id), outcome, { proposes });
      }}
    >
      <ChangeFields kind={kind} deal={deal} changed={changed} control={kept.form.control} {...state} />
    </CommandForm>
  );
};

/** Changes the fee or the end of one of the client's deals. */
export default function ChangeScreen({ kind, changed }: Props) {
  return (
    <ChangeableDeal kind={kind} action={changeActions[changed]}>
      {(deal) => <ChangeForm key={deal.id} kind={kind} deal={deal} changed={changed} />}
    </ChangeableDeal>
  );
}
