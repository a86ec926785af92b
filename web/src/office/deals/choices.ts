import { formatYen } from '#domain/kernel/format/numbers.ts';
import { isCalledOff } from '#domain/work/deal/state.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { endTexts } from '../dealParts/texts.ts';
import type { Act } from './components/dealDetail.tsx';

/** A button of the decision. `shortcut`: its key. `isMain`: the next step. */
export type Choice = {
  readonly act: Act;
  readonly label: string;
  readonly isMain?: boolean;
  readonly isApproval?: boolean;
  readonly shortcut?: 'a' | 'd';
  readonly isDisabled?: boolean;
};

type Asked = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly open: readonly string[];
  readonly answers: boolean;
  /** The fee is above the member's limit, or the member answered for the cast. */
  readonly isAbove: boolean;
  readonly isOwnAnswer: boolean;
  /** The deal itself cannot be approved now. */
  readonly isObstructed: boolean;
  /** The cast has other work at the same hours, which the office did not allow. */
  readonly overlaps: boolean;
};

const withSum = (fee: number | null, label: string): string => (fee === null ? label : `${formatYen(fee)}で${label}`);

export const choicesOf = ({ kind, deal, open, answers, isAbove, isOwnAnswer, isObstructed, overlaps }: Asked): readonly Choice[] => {
  const { proposal, fee, proxyStage, cancellation } = deal;
  const main = { isMain: true } as const;
  const approval = { ...main, isApproval: true, shortcut: 'a' } as const;
  const isBlocked = isAbove || isOwnAnswer || overlaps;
  const all: readonly (Choice & { readonly isThere?: boolean })[] = [
    { act: 'settleProxy', label: '異議への対応を決める', ...main, isThere: proxyStage === 'DISPUTED', isDisabled: isOwnAnswer },
    { act: 'settleCancellation', label: '取り消しを精算する', ...main, isThere: isCalledOff(cancellation ?? undefined) },
    { act: 'dismissCancellation', label: endTexts.dismissCancellation(kind).label },
    { act: 'adminApproveChange', label: withSum(proposal?.fee ?? null, '変更を承認する'), ...approval, isDisabled: isBlocked },
    { act: 'adminDisapproveChange', label: '変更を否認する', shortcut: 'd' },
    { act: 'adminApprove', label: withSum(fee, '承認する'), ...approval, isDisabled: isBlocked || isObstructed },
    { act: 'adminDisapprove', label: '否認する', shortcut: 'd' },
    { act: 'onBehalf', label: '代理で回答する', isThere: answers },
  ];
  return all.filter(({ act, isThere = true }) => isThere && (act === 'onBehalf' || open.includes(act)));
};
