import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { changes } from '../changes.ts';
import { type Changed, changeWords } from '../changing.ts';
import { useChange } from '../useChange.ts';
import { ChangeFields } from './changeFields.tsx';

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly changed: Changed };

/** Changes one of the terms on a separate page. */
export const ChangeForm = ({ kind, deal, changed }: Props) => {
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
