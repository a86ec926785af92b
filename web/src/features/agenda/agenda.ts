import { daysFrom } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { noPrices } from '#domain/kernel/prices.ts';
import { amountsOf } from '#domain/work/deal/amounts.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import { isCounter } from '#domain/work/deal/state.ts';
import { spanOf } from '#domain/work/deal/workSpan.ts';
import { type Deal, type DealKind, type DealRef, type Deals, type DealView, dueOf, type Side, viewOf } from '#web/entities/deal/kinds.ts';

export type Line = DealRef & { readonly deal: Deal };

export const linesOf = (offers: readonly Deals['offer'][], entries: readonly Deals['entry'][]): Line[] => {
  const lines: Line[] = [
    ...offers.map((deal) => ({ kind: 'offer' as const, id: deal.id, deal })),
    ...entries.map((deal) => ({ kind: 'entry' as const, id: deal.id, deal })),
  ];
  return [...new Map(lines.map((line) => [`${line.kind} ${line.id}`, line])).values()];
};

/** An objection does not change whose turn it is: the badges count these deals too. */
const viewOfLine = ({ kind, deal }: Line, side: Side): DealView => {
  const { proxyStage: _, ...seen } = deal;
  return viewOf(kind, seen as Parameters<typeof viewOf>[1], side);
};

/** A task with its due time (ms), its text, and what happens when that time has passed. */
export type Task = DealRef & { readonly due: number | null; readonly words: string; readonly missed: string };

type TaskTexts = readonly [words: string, missed: string];
const statusTasks: Readonly<Record<string, TaskTexts>> = {
  'offer IN_INQUIRY talent': ['問い合わせに答える', ''],
  'offer IN_PROGRESS talent': ['オファーに回答する', '過ぎると、オファーは終了します'],
  'offer IS_ADMIN_APPROVED client': ['依頼を確定する', '過ぎると、オファーは終了します'],
  'entry IS_ADMIN_APPROVED client': ['選考を開始する', '過ぎると、エントリーは終了します'],
  'entry IS_DECIDING client': ['選考の結果を決める', '過ぎると、不成立になります'],
};
const counterTask: TaskTexts = ['条件の相談に答える', '過ぎると、オファーは終了します'];
const changeTask = (status: string): TaskTexts => [
  '条件の変更に答える',
  status === 'IS_DECIDING' ? '過ぎると、この条件では成立しません' : '過ぎると、今の条件のまま続きます',
];
const taskTexts = ({ kind, deal }: Line, side: Side): TaskTexts => {
  const { status, proposal } = deal;
  if (isCounter(deal)) return counterTask;
  return statusTasks[`${kind} ${status} ${side}`] ?? (proposal ? changeTask(status) : ['内容を確認する', '']);
};

export const tasksIn = (lines: readonly Line[], side: Side): Task[] =>
  lines
    .filter((line) => viewOfLine(line, side).needsAction)
    .map((line) => {
      const [words, missed] = taskTexts(line, side);
      return { kind: line.kind, id: line.id, due: dueOf(line.deal), words, missed };
    })
    .sort((a, b) => (a.due ?? Number.MAX_SAFE_INTEGER) - (b.due ?? Number.MAX_SAFE_INTEGER));

/** A work day: JST date (YYYY-MM-DD) and times of day (HH:MM). */
type Day = { readonly date: string; readonly from: string; readonly to: string };

export type NextWork = Day & {
  readonly jobId: string;
  /** Days from today; 0 means today. */
  readonly daysLeft: number;
  /** The deals of the job with work at that time. */
  readonly deals: readonly DealRef[];
  readonly laterDays: readonly string[];
  /** The next work of other jobs, one per job. */
  readonly afterwards: readonly (Day & DealRef)[];
};

/** The work of concluded deals that ends next after `now` (ms); null if there is none. */
export const nextWork = (lines: readonly Line[], now: number): NextWork | null => {
  const ahead = lines
    .filter(({ kind, deal }) => stageOf(kind, deal.status) === 'concluded')
    .flatMap((line) => (line.deal.sheet?.workDays ?? []).map((day) => ({ line, day, span: spanOf(day) })))
    .filter(({ span }) => span.to > now)
    .sort((a, b) => a.span.from - b.span.from);
  const [first] = ahead;
  if (!first) return null;
  const { date, from, to } = first.day;
  const ofJob = ahead.filter(({ line }) => line.deal.jobId === first.line.deal.jobId);
  const others = ahead.filter(({ line }) => line.deal.jobId !== first.line.deal.jobId);
  const afterwards = [...Map.groupBy(others, ({ line }) => line.deal.jobId).values()].map(
    (ofOther) => ofOther[0] as (typeof ahead)[number],
  );
  const sameTime = ofJob.filter(({ day }) => day.date === date && day.from === from);
  return {
    jobId: first.line.deal.jobId,
    date,
    from,
    to,
    daysLeft: daysFrom(jstDate(now), date),
    deals: sameTime.map(({ line: { kind, id } }) => ({ kind, id })),
    laterDays: [...new Set(ofJob.map(({ day }) => day.date))].filter((other) => other > date),
    afterwards: afterwards.map(({ day, line: { kind, id } }) => ({ ...day, kind, id })),
  };
};

/**
 * The number of deals in a month, their fees without tax, and their total with tax (yen). The total
 * is null if the database summed the fees.
 */
export type Figures = { readonly count: number; readonly fees: number; readonly total: number | null };
type ByKind = Readonly<Record<DealKind, Figures>>;
export type MonthFigures = { readonly completed: ByKind; readonly concluded: ByKind };

const figuresIn = ({ completed, concluded }: MonthFigures): Figures[] => [...Object.values(completed), ...Object.values(concluded)];

/** The fees of a month, completed and concluded (yen, without tax). */
export const feesOf = (month: MonthFigures): number => figuresIn(month).reduce((sum, { fees }) => sum + fees, 0);

/** What the month costs or brings in all (yen, with tax); null if a part is unknown. */
export const totalOf = (month: MonthFigures): number | null =>
  figuresIn(month).reduce<number | null>((sum, { total }) => (sum === null || total === null ? null : sum + total), 0);

/** The total of a concluded deal for a side (yen, with tax). */
const totalFor = ({ fee, scheduleToClose, prices }: Deal, side: Side): number =>
  fee === null || scheduleToClose === null ? 0 : amountsOf(fee, scheduleToClose, side, prices ?? noPrices).total;

/** The figures of the deals with the end of their work in a month (YYYY-MM). */
export const monthOf = (lines: readonly Line[], month: string, side: Side): MonthFigures => {
  const inMonth = lines.filter(({ deal }) => deal.workEndsOn?.slice(0, 7) === month);
  const figures = (wanted: DealKind, status: string): Figures => {
    const deals = inMonth.filter(({ kind, deal }) => kind === wanted && deal.status === status).map(({ deal }) => deal);
    return {
      count: deals.length,
      fees: deals.reduce((sum, { fee }) => sum + (fee ?? 0), 0),
      total: deals.reduce((sum, deal) => sum + totalFor(deal, side), 0),
    };
  };
  const byKind = (status: string) => ({ offer: figures('offer', status), entry: figures('entry', status) });
  return { completed: byKind('IS_CLOSED'), concluded: byKind('IS_APPROVED') };
};

/** The figures of a month, of which the database summed a part. */
export const withSum = (month: MonthFigures, state: keyof MonthFigures, kind: DealKind, figures: Figures): MonthFigures => ({
  ...month,
  [state]: { ...month[state], [kind]: figures },
});
