import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { isJstDate } from '#domain/kernel/calendar/instants.ts';
import { legalPayDay, usualPayDay } from '#domain/work/deal/payDays.ts';
import {
  lastWorkDay,
  payDueFault,
  sheetFaults,
  sheetTemplate,
  type TermsSheet,
  termsSheet,
  type WorkDay,
} from '#domain/work/deal/sheet.ts';
import type { SheetWords } from '#domain/work/deal/storedSheet.ts';
import { daysWithin, emptyDay } from '#domain/work/job/workDates.ts';

/** An unfilled field has an empty text. */
const orNull = <Field extends z.ZodType>(field: Field) => z.union([z.literal('').transform(() => null), field]);

const { usage, competitionIn, inspectionDue, undecidedBy } = sheetTemplate.shape;
const ofForm = {
  usage: z.array(usage.element.extend({ start: orNull(usage.element.shape.start) })).max(10),
  competitionIn: orNull(competitionIn),
  inspectionDue: orNull(inspectionDue),
  undecidedBy: orNull(undecidedBy),
};
export const sheetForm = termsSheet.extend(ofForm);
export const templateForm = sheetTemplate.extend(ofForm);

type Usage = TermsSheet['usage'][number];
export type UsageValues = Omit<Usage, 'months'> & { readonly months: number | null };
export type SheetValues = Omit<TermsSheet, 'usage'> & { readonly usage: UsageValues[] };
export type TemplateValues = Omit<SheetValues, keyof SheetWords>;

export const emptyUsage: UsageValues = { media: '', region: 'JAPAN', start: null, months: 12 };
export const emptyTemplate: TemplateValues = {
  workDays: [emptyDay],
  usage: [],
  competition: 'NONE',
  competitionIn: null,
  expenses: 'INCLUDED',
  expensesYen: null,
  overtimeYen: null,
  inspectionDue: null,
  payDue: '',
  undecidedBy: null,
};
export const emptySheet: SheetValues = { ...emptyTemplate, content: '', place: '', undecided: '', notes: '' };

/** Checks a sheet for a deal with this end (ms); adds issues below `sheet`. */
export const checkSheet = (
  sheet: z.infer<typeof templateForm> & Partial<SheetWords>,
  scheduleToClose: number,
  now: number,
  context: z.RefinementCtx,
): void => {
  const late = sheet.workDays.length > 0 || Number.isFinite(scheduleToClose) ? payDueFault(sheet, scheduleToClose) : null;
  const faults = { ...sheetFaults(sheet, scheduleToClose, now), ...(late !== null && { payDue: late }) };
  for (const [field, message] of Object.entries(faults)) {
    // A list has no field for the focus, so the issue is at the first row's date, or at the
    // placeholder for no days.
    const place = field !== 'workDays' ? [field] : sheet.workDays.length > 0 ? ['workDays', 0, 'date'] : ['undecidedBy'];
    context.addIssue({ code: 'custom', path: ['sheet', ...place], message });
  }
};

const lastDay = (workDays: readonly WorkDay[]): string | null => lastWorkDay({ workDays: workDays.filter(({ date }) => isJstDate(date)) });

/** The proposed payment day and the latest allowed one; null without work days. */
export const payDueFor = (workDays: readonly WorkDay[]): { readonly usual: string; readonly latest: string } | null => {
  const last = lastDay(workDays);
  return last === null ? null : { usual: usualPayDay(last), latest: legalPayDay(last) };
};

/** The initial template of a posting without one: the days of its period (ms). */
export const templateWithin = (from: number | undefined, to: number | undefined): TemplateValues => {
  const workDays = daysWithin(from, to);
  return workDays.length > 0 ? { ...emptyTemplate, workDays, payDue: payDueFor(workDays)?.usual ?? '' } : emptyTemplate;
};

type Posted = { readonly sheet: z.infer<typeof sheetTemplate> | null; readonly description: string; readonly place: string };

/** The terms of an offer from its posting; null without a template. */
export const sheetOfPosting = ({ sheet, description, place }: Posted): TermsSheet | null =>
  sheet && { ...sheet, content: description, place, undecided: '', notes: '' };

export type SheetControl = Control<{ sheet: SheetValues }, unknown, unknown>;

export const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));
