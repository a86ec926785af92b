import { businessRules } from '../../kernel/businessRules.ts';
import { endOfJstDay, startOfJstDay } from '../../kernel/calendar/instants.ts';
import type { BillStatus } from '../../work/deal/billStatus.ts';
import type { Row, Table, Viewer } from '../../work/deal/row.ts';
import { type DealStep, stepsOfEntry, stepsOfOffer } from '../../work/deal/steps.ts';
import { entryTable } from '../../work/entry/table.ts';
import { offerTable } from '../../work/offer/table.ts';
import type { ReviewStatus } from './content.ts';

/** `stopped`: the deal ended here without a result. `never`: this step will not come. */
export type CourseState = 'done' | 'current' | 'ahead' | 'stopped' | 'never';

/** A step in the whole course of a deal. */
export type CourseStep = {
  readonly name: string;
  readonly label: string;
  readonly state: CourseState;
  /** Actual or planned time (ms); null if unknown. */
  readonly at: number | null;
  /** `at` is the end of the period in which the step can happen. */
  readonly isUntil: boolean;
};

/** `onlyAsked`: the step exists only in deals that begin with an inquiry. */
type Planned = { readonly name: string; readonly label: string; readonly command: string; readonly onlyAsked?: true };

/** The steps up to the end of the work. `command` in the deal table completes the step. */
const planned = {
  offer: [
    { name: 'inquiry', label: '問い合わせ', command: 'inquire', onlyAsked: true },
    { name: 'offer', label: 'オファー', command: 'continueInquiry', onlyAsked: true },
    { name: 'answer', label: '回答', command: 'accept' },
    { name: 'office', label: '事務局', command: 'adminApprove' },
    { name: 'conclusion', label: '成立', command: 'approve' },
    { name: 'end', label: '完了', command: 'close' },
  ],
  entry: [
    { name: 'entry', label: 'エントリー', command: 'enter' },
    { name: 'office', label: '事務局', command: 'adminApprove' },
    { name: 'selection', label: '選考開始', command: 'startDeciding' },
    { name: 'conclusion', label: '成立', command: 'approve' },
    { name: 'end', label: '完了', command: 'close' },
  ],
} as const satisfies {
  readonly offer: readonly (Planned & { readonly command: keyof typeof offerTable })[];
  readonly entry: readonly (Planned & { readonly command: keyof typeof entryTable })[];
};

/** The fields of a deal's document that the course reads, for both kinds. */
type Common = {
  readonly status: string;
  readonly answerDue: number | null;
  readonly scheduleToClose: number | null;
  readonly closedAt: number | null;
  readonly billStatus: BillStatus | null;
  readonly billApplyedAt: number | null;
  readonly sheet: { readonly payDue: string } | null;
};
type Deals = {
  readonly offer: Parameters<typeof stepsOfOffer>[0] & Common;
  readonly entry: Parameters<typeof stepsOfEntry>[0] & Common;
};

const kinds: {
  readonly [K in keyof Deals]: { readonly table: Table; readonly stepsOf: (deal: Deals[K]) => readonly DealStep[] };
} = { offer: { table: offerTable, stepsOf: stepsOfOffer }, entry: { table: entryTable, stepsOf: stepsOfEntry } };

/** The viewer's own review of the deal; null if there is none or it is not loaded. */
export type OwnReview = { readonly status: ReviewStatus; readonly publishedAt: number | null; readonly updatedAt: number } | null;

export type CourseViewer = {
  readonly side: Viewer;
  readonly review: OwnReview;
  /** Current time (ms). */
  readonly now: number;
};

type Draft = Omit<CourseStep, 'state'> & { readonly state: Exclude<CourseState, 'current' | 'ahead'> | 'open' };
type Named = { readonly name: string; readonly label: string };

const openStep = ({ name, label }: Named, at: number | null, isUntil = true): Draft => ({ name, label, state: 'open', at, isUntil });
const doneStep = ({ name, label }: Named, at: number | null): Draft => ({ name, label, state: 'done', at, isUntil: false });
const neverStep = ({ name, label }: Named): Draft => ({ name, label, state: 'never', at: null, isUntil: false });

/**
 * A step of the work that has not happened. The table says who has to act and what a deadline does.
 */
const awaitedStep = (step: Named, row: Row, { status, answerDue, scheduleToClose }: Common): Draft => {
  if (row.since === 'scheduleToClose') return openStep(step, scheduleToClose, false);
  return openStep(step, row.from.includes(status) ? answerDue : null);
};

/** The viewer's own review. It can be written until `reviewPeriod` after the end. */
const reviewStep = ({ closedAt, scheduleToClose }: Common, { review, now }: CourseViewer): Draft => {
  const step = { name: 'review', label: '評価' };
  if (review?.status === 'IS_LAPSED') return neverStep(step);
  if (review && review.status !== 'IS_WAITING') return doneStep(step, review.publishedAt ?? review.updatedAt);
  const end = closedAt ?? scheduleToClose;
  const due = end === null ? null : end + businessRules.reviewPeriod;
  return closedAt !== null && due !== null && due <= now ? neverStep(step) : openStep(step, due);
};

const bill = { name: 'bill', label: '請求' };
const billStep = ({ billStatus, billApplyedAt }: Common): Draft => {
  if (billStatus === 'CLAIMED') return doneStep(bill, billApplyedAt);
  return billStatus === 'IGNORED' ? neverStep(bill) : openStep(bill, null);
};

const pay = { name: 'pay', label: '支払' };
/**
 * The payment to the cast, due on the day in the terms. The payment itself is not recorded here.
 */
const payStep = ({ sheet, closedAt }: Common, { now }: CourseViewer): Draft[] => {
  if (sheet === null) return [];
  const day = startOfJstDay(sheet.payDue);
  return [closedAt !== null && endOfJstDay(sheet.payDue) < now ? doneStep(pay, day) : openStep(pay, day)];
};

const afterwards = (deal: Common, viewer: CourseViewer): Draft[] => [
  // The office writes no review.
  ...(viewer.side === 'office' ? [] : [reviewStep(deal, viewer)]),
  ...(viewer.side === 'talent' ? payStep(deal, viewer) : [billStep(deal)]),
];

/**
 * A deal without a result stops at its first open step. Only the bill of a cancellation can follow.
 */
const stopped = (work: readonly Draft[], deal: Common, viewer: CourseViewer, endedAt: number | null): Draft[] => {
  const last = work.findIndex(({ state }) => state === 'open');
  return [
    ...work.map((step, index): Draft => {
      if (step.state === 'done') return step;
      return index === last ? { ...doneStep(step, endedAt), state: 'stopped' } : neverStep(step);
    }),
    ...afterwards(deal, viewer).map((step) => (step.name === bill.name && deal.billStatus !== null ? step : neverStep(step))),
  ];
};

/**
 * The whole course of a deal for one side, in order. Past steps have their times, open ones their
 * deadlines. It is derived from the deal table and the times on the deal's document.
 */
export const courseOf = <K extends keyof Deals>(kind: K, deal: Deals[K], viewer: CourseViewer): CourseStep[] => {
  const { table, stepsOf } = kinds[kind];
  const past = stepsOf(deal);
  const times = new Map<string, number>(past.map(({ type, at }) => [type, at]));
  const wasAsked = times.has(offerTable.inquire.event);
  const steps = (planned[kind] as readonly Planned[])
    .filter(({ onlyAsked = false }) => wasAsked || !onlyAsked)
    .map((step) => ({ ...step, row: table[step.command] as Row }));
  const work = steps.map(({ row, ...step }): Draft => {
    const at = times.get(row.event);
    return at === undefined ? awaitedStep(step, row, deal) : doneStep(step, at);
  });
  const goesOn = deal.status === table.close?.to || steps.some(({ row }) => row.from.includes(deal.status));
  const drafts = goesOn ? [...work, ...afterwards(deal, viewer)] : stopped(work, deal, viewer, past.at(-1)?.at ?? null);
  const current = drafts.findIndex(({ state }) => state === 'open');
  return drafts.map(({ state, ...step }, index) => ({
    ...step,
    state: state !== 'open' ? state : index === current ? 'current' : 'ahead',
  }));
};
