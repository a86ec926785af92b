import { missingTerms } from '#domain/work/deal/missingTerms.ts';
import { isCalledOff, isCounter } from '#domain/work/deal/state.ts';
import type { HeldAct } from '#projections/office/heldActs.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { approvalObstacle } from '../dealParts/reviewQueues.ts';
import { deedOf } from '../held/heldActs.ts';
import type { Beyond } from './approvalBeyond.ts';

export type RowMark = { readonly text: string; readonly tone: 'info' | 'warn' | 'bad' };

type Known = {
  readonly now: number;
  readonly held: HeldAct | undefined;
  /** Whether a fee is beyond what the member approves alone. */
  readonly beyond: (fee: number | null) => Beyond;
};

export const rowMarks = (kind: DealKind, deal: Deal, { now, held, beyond }: Known): readonly RowMark[] => {
  const { proxyStage, cancellation, proposal, sheet, sheetWords, fee, scheduleToClose } = deal;
  const isMissing = kind === 'offer' && missingTerms({ sheet, sheetWords }).length > 0;
  const isAbove = beyond(proposal?.fee ?? fee) === 'above';
  const all: readonly (RowMark & { readonly isThere: boolean })[] = [
    { text: held ? `${deedOf(held)}します…` : '', tone: 'info', isThere: held !== undefined },
    { text: '異議あり', tone: 'bad', isThere: proxyStage === 'DISPUTED' },
    { text: '取り消し申込', tone: 'warn', isThere: isCalledOff(cancellation ?? undefined) },
    { text: isCounter(deal) ? '相談への回答待ち' : '変更の同意待ち', tone: 'warn', isThere: proposal?.stage === 'OPEN' },
    { text: '変更の承認待ち', tone: 'warn', isThere: proposal?.stage === 'AGREED' },
    { text: '終了日超過', tone: 'bad', isThere: scheduleToClose !== null && scheduleToClose <= now },
    { text: '上限を超過', tone: 'warn', isThere: isAbove },
    { text: '条件に未記入', tone: 'bad', isThere: isMissing },
  ];
  return all.flatMap(({ isThere, ...mark }) => (isThere ? [mark] : []));
};

/** Why a waiting deal cannot be approved together with others; null if it can. */
export const lockOf = (kind: DealKind, deal: Deal, known: Known): string | null => {
  if (known.held) return `${deedOf(known.held)}します`;
  if (known.beyond(deal.fee) === 'above') return 'あなたの上限を超えています';
  return approvalObstacle(kind, deal, known.now);
};
