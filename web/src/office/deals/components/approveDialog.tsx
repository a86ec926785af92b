import { formatYen } from '#domain/kernel/format/numbers.ts';
import { type DealKind, type Deals, kinds } from '#web/entities/deal/kinds.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { ChangedTerms, factsOfTerms, ProposalContent, proposedOf, SheetChecklist, useSeen, versionOf } from '#web/features/deal/public.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { reviewQueues } from '../../dealParts/reviewQueues.ts';
import { useApprovalLimit } from '../approvalLimit.ts';
import type { Decision } from '../commands/decide.ts';
import { useDecision } from '../commands/useDecision.ts';
import { useLatest } from '../obstacle.ts';

export type Approval = Extract<Decision['type'], 'adminApprove' | 'adminApproveChange'>;

const words = {
  adminApprove: { titleOf: (noun: string) => `この${noun}を承認しますか？`, label: '承認する' },
  adminApproveChange: {
    titleOf: (noun: string) => `この${noun}の条件の変更を承認しますか？`,
    label: 'この変更を承認する',
  },
} as const;

type Props<K extends DealKind> = {
  readonly kind: K;
  readonly deal: Deals[K];
  readonly act: Approval;
  /** Called after a success, in place of closing. */
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The open dialog follows the deal, and approves only the version that was shown. */
export const ApproveDialog = <K extends DealKind>({ kind, deal: opened, act, onDone, onClose }: Props<K>) => {
  const { send, own } = useDecision(kind, opened);
  const { deal, obstacle } = useLatest(kind, opened, act, own);
  const isChange = act === 'adminApproveChange';
  const live = isChange ? proposedOf(deal) : versionOf(deal);
  const { opened: before, seen, onRead } = useSeen(live);
  const { titleOf, label } = words[act];
  const no = seen?.no ?? 0;
  const prices = usePrices(deal);
  const { limit, beyond } = useApprovalLimit();
  const above =
    beyond(live?.fee ?? null) === 'above' && limit !== null ? `あなたが承認できる上限${formatYen(limit)}を超えています。` : undefined;
  const [what, next] = reviewQueues[kind].approval(deal);
  return (
    <CommandDialog
      title={titleOf(kinds[kind].noun)}
      confirmLabel={label}
      obstacle={obstacle ?? above}
      onRead={onRead}
      send={() => send(isChange ? { type: act, proposalNo: no } : { type: act, termsNo: no })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{what}</p>
      {isChange ? <ProposalContent deal={deal} /> : null}
      {!isChange && live && live.fee !== null ? <Facts facts={factsOfTerms(live, 'office', prices)} /> : null}
      {kind === 'offer' && live ? <SheetChecklist deal={live} inFull /> : null}
      <ChangedTerms of={isChange ? 'proposalNo' : 'termsNo'} before={before} after={live} />
      <p>{isChange ? '承認すると、変更後の条件になり、クライアントとキャストに通知が届きます。' : next}</p>
    </CommandDialog>
  );
};
