import { businessRules } from '../../kernel/businessRules.ts';
import { activeEntryStatuses, entryStatuses } from '../entry/status.ts';
import { activeOfferStatuses, inquiryStageStatuses, offerStatuses } from '../offer/status.ts';

/** The stages of a job's candidate, as its client sees them. Every deal is in exactly one stage. */
export const stages = ['asked', 'entered', 'offered', 'concluded', 'ended'] as const;
export type Stage = (typeof stages)[number];
export const stageLabels = {
  asked: '問い合わせ',
  entered: 'エントリー',
  offered: 'オファー',
  concluded: '成立',
  ended: '終了',
} as const satisfies Record<Stage, string>;

/** The words on a job that tell its cast how far their deal about it is; none for an ended one. */
export const castStageLabels = {
  asked: '問い合わせあり',
  entered: 'エントリー済み',
  offered: 'オファーあり',
  concluded: '成立',
  ended: null,
} as const satisfies Record<Stage, string | null>;

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

export const activeStatuses = (kind: Kind): readonly string[] => statuses[kind].active;

/** The statuses that belong to a stage, for one kind of deal; empty if none do. */
export const statusesIn = (kind: Kind, stage: Stage): readonly string[] =>
  statuses[kind].all.filter((status) => stageOf(kind, status) === stage);

/**
 * Whether a deal ended without a conclusion, so that its client may ask or offer again. Reads a
 * state or a document. The office checks each offer again, so its own ends are among them.
 */
export const isEndedUnconcluded = (kind: Kind, { status, approvedAt = null }: { status: string; approvedAt?: number | null }): boolean =>
  statuses[kind].all.includes(status) && stageOf(kind, status) === 'ended' && approvedAt === null;

export const dealsOfPairMax = 1 + businessRules.offersAgainMax;

/** Whether every seat of a job has a concluded deal. */
export const isFilled = ({ numberOfPeople }: { readonly numberOfPeople: number }, concluded: number): boolean =>
  concluded >= numberOfPeople;
