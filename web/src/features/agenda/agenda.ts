import { daysFrom } from '#domain/calendar/days.ts';
import { jstDate } from '#domain/calendar/instants.ts';
import { workMonth } from '#domain/deal/sheet.ts';
import { type Stage, stageOf } from '#domain/deal/stages.ts';
import { spanOf } from '#domain/deal/workSpan.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { Agenda, AgendaDeal } from '#projections/agenda/agendas.schema.ts';
import { type DealKind, type DealView, dueOf, type Side, viewOf } from '#web/features/deal/kinds.ts';

// The views of an agenda for the user's own page.

/** A deal by its kind and id. */
export type DealRef = { readonly kind: DealKind; readonly id: string };
type Line = DealRef & { readonly deal: AgendaDeal };

/** The deals of an agenda, each with its kind and id. */
export const linesOf = ({ deals }: Pick<Agenda, 'deals'>): Line[] =>
  Object.entries(deals).map(([streamId, deal]) => {
    const { aggregate, entityId } = parseStreamId(streamId);
    return { kind: aggregate as DealKind, id: entityId, deal };
  });

const viewOfLine = ({ kind, deal }: Line, side: Side): DealView => viewOf(kind, deal as Parameters<typeof viewOf>[1], side);

/** A task with its due time (ms) and text. */
export type Task = DealRef & { readonly due: number | null; readonly words: string };

/** The text of a side's task per deal status; a change of terms has its own text. */
const statusTasks: Readonly<Record<string, string>> = {
  'offer IN_INQUIRY talent': '問い合わせに答える',
  'offer IN_PROGRESS talent': 'オファーに回答する',
  'offer IS_ADMIN_APPROVED client': '依頼を確定する',
  'entry IS_ADMIN_APPROVED client': '選考を開始する',
  'entry IS_DECIDING client': '選考の結果を決める',
};
const taskWords = ({ kind, deal: { status, proposal } }: Line, side: Side): string =>
  statusTasks[`${kind} ${status} ${side}`] ?? (proposal ? '条件の変更に答える' : '内容を確認する');

/** The deals that wait for a side, the earliest due first. */
export const tasksIn = (agenda: Pick<Agenda, 'deals'>, side: Side): Task[] =>
  linesOf(agenda)
    .filter((line) => viewOfLine(line, side).needsAction)
    .map((line) => ({ kind: line.kind, id: line.id, due: dueOf(line.deal), words: taskWords(line, side) }))
    .sort((a, b) => (a.due ?? Number.MAX_SAFE_INTEGER) - (b.due ?? Number.MAX_SAFE_INTEGER));

/** A work day: JST date (YYYY-MM-DD) and times of day (HH:MM). */
type Day = { readonly date: string; readonly from: string; readonly to: string };

/** The next work day of concluded deals. */
export type NextWork = Day & {
  readonly jobId: string;
  /** Days from today; 0 means today. */
  readonly daysLeft: number;
  /** The deals of the job with work at that time. */
  readonly deals: readonly DealRef[];
  /** Later days of the job. */
  readonly laterDays: readonly string[];
  /** The next work of other jobs, one per job. */
  readonly afterwards: readonly (Day & DealRef)[];
};

/** The work of concluded deals that ends next after `now` (ms); null if there is none. */
export const nextWork = (agenda: Pick<Agenda, 'deals'>, now: number): NextWork | null => {
  const ahead = linesOf(agenda)
    .filter(({ kind, deal }) => stageOf(kind, deal.status) === 'concluded')
    .flatMap((line) => line.deal.workDays.map((day) => ({ line, day, span: spanOf(day) })))
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
    ...{ jobId: first.line.deal.jobId, date, from, to, daysLeft: daysFrom(jstDate(now), date) },
    deals: sameTime.map(({ line: { kind, id } }) => ({ kind, id })),
    laterDays: [...new Set(ofJob.map(({ day }) => day.date))].filter((other) => other > date),
    afterwards: afterwards.map(({ day, line: { kind, id } }) => ({ ...day, kind, id })),
  };
};

/** The number of deals in a month, and their fees without tax (yen). */
export type Figures = { readonly count: number; readonly fees: number };
/** The figures of a month by state and kind. */
export type MonthFigures = {
  readonly fees: number;
  readonly completed: Readonly<Record<DealKind, Figures>>;
  readonly concluded: Readonly<Record<DealKind, Figures>>;
};
const none: Figures = { count: 0, fees: 0 };

/** The figures of the deals with work in a month (YYYY-MM): completed ones and concluded ones. */
export const monthOf = (agenda: Pick<Agenda, 'deals' | 'months'>, month: string): MonthFigures => {
  const completed = agenda.months[month] ?? { offer: none, entry: none };
  const inMonth = linesOf(agenda).filter(
    ({ kind, deal }) =>
      stageOf(kind, deal.status) === 'concluded' &&
      deal.scheduleToClose !== null &&
      workMonth({ workDays: deal.workDays }, deal.scheduleToClose) === month,
  );
  const figures = (wanted: DealKind): Figures => {
    const fees = inMonth.filter(({ kind }) => kind === wanted).map(({ deal }) => deal.fee ?? 0);
    return { count: fees.length, fees: fees.reduce((sum, fee) => sum + fee, 0) };
  };
  const concluded = { offer: figures('offer'), entry: figures('entry') };
  const parts = [...Object.values(completed), ...Object.values(concluded)];
  return { fees: parts.reduce((sum, { fees }) => sum + fees, 0), completed, concluded };
};

/** The number of deals of a job per stage. */
export const funnelOf = (agenda: Pick<Agenda, 'deals' | 'completed'>, jobId: string): Readonly<Record<Exclude<Stage, 'ended'>, number>> => {
  const stagesOfJob = linesOf(agenda)
    .filter(({ deal }) => deal.jobId === jobId)
    .map(({ kind, deal }) => stageOf(kind, deal.status));
  const count = (stage: Stage) => stagesOfJob.filter((each) => each === stage).length;
  return {
    asked: count('asked'),
    entered: count('entered'),
    offered: count('offered'),
    concluded: count('concluded') + (agenda.completed[jobId] ?? 0),
  };
};
