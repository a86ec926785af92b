import { activeEntryStatuses, entryStatuses } from '../entry/status.ts';
import { activeOfferStatuses, inquiryStageStatuses, offerStatuses } from '../offer/status.ts';

/** The stage of a candidate of a job, as its client sees it. Every deal is in exactly one stage. */
export const stages = ['asked', 'entered', 'offered', 'concluded', 'ended'] as const;
export type Stage = (typeof stages)[number];
export const stageLabels = {
  asked: '問い合わせ',
  entered: 'エントリー',
  offered: 'オファー',
  concluded: '成立',
  ended: '終了',
} as const satisfies Record<Stage, string>;

type Kind = 'offer' | 'entry';
const statuses: Readonly<Record<Kind, { readonly all: readonly string[]; readonly active: readonly string[] }>> = {
  offer: { all: offerStatuses, active: activeOfferStatuses },
  entry: { all: entryStatuses, active: activeEntryStatuses },
};
const concluded: readonly string[] = ['IS_APPROVED', 'IS_CLOSED'];
const inquired: readonly string[] = inquiryStageStatuses;

export const stageOf = (kind: Kind, status: string): Stage => {
  if (concluded.includes(status)) return 'concluded';
  if (!statuses[kind].active.includes(status)) return 'ended';
  if (kind === 'entry') return 'entered';
  return inquired.includes(status) ? 'asked' : 'offered';
};

/** The statuses of a kind of deal in a stage; none where the kind has no such stage. */
export const statusesIn = (kind: Kind, stage: Stage): readonly string[] =>
  statuses[kind].all.filter((status) => stageOf(kind, status) === stage);
