import { type DealKind, type Deals, kinds, SheetChecklist } from '#web/features/deal/public.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { useDecision } from '../commands/useDecision.ts';
import { desks } from '../desks.ts';
import { useLatest } from '../obstacle.ts';

type Props<K extends DealKind> = { readonly kind: K; readonly deal: Deals[K]; readonly onClose: () => void };

/** Approval, with what is being approved; it follows the deal while it is open. */
export const ApproveDialog = <K extends DealKind>({ kind, deal: opened, onClose }: Props<K>) => {
  const { send, own } = useDecision(kind, opened);
  const { deal, obstacle } = useLatest(kind, opened, 'adminApprove', own);
  return (
    <CommandDialog
      title={`この${kinds[kind].noun}を承認しますか？`}
      confirmLabel="承認する"
      obstacle={obstacle}
      send={() => send({ type: 'adminApprove', termsNo: deal.termsNo })}
      done="承認しました"
      onClose={onClose}
    >
      {desks[kind].approval(deal).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {kind === 'offer' ? <SheetChecklist deal={deal} /> : null}
    </CommandDialog>
  );
};
