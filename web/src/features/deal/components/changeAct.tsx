import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { type Changed, changeWords } from '../changes.ts';
import { useChange } from '../useChange.ts';
import { ChangeFields } from './changeFields.tsx';

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly changed: Changed;
  readonly shown: boolean;
  readonly onClose: () => void;
};

export const ChangeAct = ({ kind, deal, changed, shown, onClose }: Props) => {
  const { kept, send, ...state } = useChange(kind, deal, changed);
  const { form, forget, generation } = kept;
  const { asks } = state;
  const { title, change, done } = changeWords[changed];
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when onDiscard={forget} /> : null}
      {shown ? (
        <CommandDialog
          title={title}
          confirmLabel={asks ? changeWords.propose : change}
          form={form}
          send={send}
          done={asks ? changeWords.proposed : done}
          // The draft is removed only now; earlier, the reset form would be stored again.
          onDone={() => {
            forget();
            onClose();
          }}
          onClose={onClose}
        >
          <ChangeFields key={generation} kind={kind} deal={deal} changed={changed} control={form.control} {...state} />
        </CommandDialog>
      ) : null}
    </>
  );
};
