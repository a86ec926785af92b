import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { clockTime, date, identifier, messages, optionalLine, optionalText, text } from '../../kernel/validation.ts';
import { legalPayDay } from './payDays.ts';
import { competitions, expenseKinds, type HeldSheet, isSameSheet, regions, type SheetWords, workDayKinds } from './storedSheet.ts';
import { spanOf, type TimedDay } from './workSpan.ts';

const yen = z.int({ error: messages.yen }).min(0, messages.yen).max(businessRules.feeMax, messages.yen);
const months = z.int({ error: messages.months }).min(1, messages.months).max(businessRules.usageMonthsMax, messages.months);

/** A work day (JST) with its hours. An end that is not after the start is on the next day. */
export const workDay = z.strictObject({
  date: labelled('日付', date),
  from: labelled('開始時刻', clockTime),
  to: labelled('終了時刻', clockTime),
  kind: labelled('種類', z.enum(workDayKinds)),
});

export type WorkDay = z.infer<typeof workDay>;

/** One use of the work. `start` is null if it starts with the first use. */
export const usage = z.strictObject({
  media: labelled('媒体', identifier),
  region: labelled('地域', z.enum(regions)),
  start: labelled('使用の開始日', date.nullable()),
  months: labelled('使用期間', months, 'か月'),
});

const sheetFacts = {
  workDays: labelled('お仕事の日時', z.array(workDay).max(30, messages.items(30))),
  usage: labelled('使用範囲', z.array(usage).max(10, messages.items(10))),
  competition: labelled('競合の制限', z.enum(competitions)),
  competitionIn: labelled('競合する業種', identifier.nullable()),
  expenses: labelled('交通費・経費', z.enum(expenseKinds)),
  /** The amount, or the maximum if the real costs are paid. */
  expensesYen: labelled('交通費・経費の額（税込・上限）', yen.nullable(), '円'),
  overtimeYen: labelled('時間外の単価（1時間・税抜）', yen.nullable(), '円'),
  inspectionDue: labelled('検査を完了する日', date.nullable()),
  payDue: labelled('支払期日', date),
  undecidedBy: labelled('未定の事項が決まる予定日', date.nullable()),
};

/** Free texts of the client on a sheet, erased when the first of the two sides leaves. */
const sheetWords = {
  content: labelled('業務の内容', text(2_000)),
  place: labelled('場所', optionalLine(100)),
  undecided: labelled('未定の事項と理由', optionalLine(200)),
  notes: labelled('条件の備考', optionalText(1_000)),
};

/**
 * The terms sheet without free texts, as postings store it. Dates in JST, money in yen without tax.
 */
export const sheetTemplate = z.strictObject(sheetFacts);
/** The terms sheet without free texts. */
export type SheetTemplate = z.infer<typeof sheetTemplate>;

/**
 * The terms sheet of a deal, from the client's form. With names, fee and date of the deal it has
 * every item that the freelance act (article 3) requires.
 */
export const termsSheet = z.strictObject({ ...sheetFacts, ...sheetWords });
/** The complete terms sheet, with free texts. */
export type TermsSheet = z.infer<typeof termsSheet>;
export type SheetField = keyof TermsSheet;

/** The sheet without its free texts. */
export const factsOf = ({ content: _, place: __, undecided: ___, notes: ____, ...facts }: TermsSheet): SheetTemplate => facts;
export const wordsOf = ({ content, place, undecided, notes }: TermsSheet): SheetWords => ({ content, place, undecided, notes });

/** Splits a sheet for an event: the free texts are encrypted, so they are a separate field. */
export const storedSheet = (sheet: TermsSheet | null): { readonly sheet: HeldSheet | null; readonly sheetWords: SheetWords | null } =>
  sheet === null
    ? { sheet: null, sheetWords: null }
    : { sheet: { facts: factsOf(sheet), words: fingerprint(wordsOf(sheet)) }, sheetWords: wordsOf(sheet) };

type AsPosted = {
  readonly feeMin: number;
  readonly feeMax: number;
  readonly sheet: SheetTemplate | null;
  readonly words: { readonly content: number; readonly place: number } | null;
};

/** Whether terms equal a posting: a fee (yen) in its range, the same texts, no notes. */
export const isAsPosted = ({ feeMin, feeMax, sheet, words }: AsPosted, fee: number, agreed: TermsSheet | null): boolean => {
  if (fee < feeMin || fee > feeMax) return false;
  if (!agreed || !sheet) return !agreed && !sheet;
  const says = { content: fingerprint(agreed.content), place: fingerprint(agreed.place) };
  return isSameSheet(factsOf(agreed), sheet) && isSameSheet(says, words) && agreed.notes === '' && agreed.undecided === '';
};

/** The last work day (JST, `YYYY-MM-DD`); null if no day is fixed. */
export const lastWorkDay = ({ workDays }: { readonly workDays: readonly Pick<WorkDay, 'date'>[] }): string | null =>
  workDays
    .map(({ date: day }) => day)
    .sort()
    .at(-1) ?? null;

/** The last work day, or the day of the deal's end if no work day is fixed. */
export const lastDay = (sheet: { readonly workDays: readonly Pick<WorkDay, 'date'>[] }, scheduleToClose: number): string =>
  lastWorkDay(sheet) ?? jstDate(scheduleToClose);

/** The latest day (JST) on which the fee may be due by law. */
export const latestPayDue = (sheet: Pick<SheetTemplate, 'workDays'>, scheduleToClose: number): string =>
  legalPayDay(lastDay(sheet, scheduleToClose));

const overlaps = (workDays: readonly WorkDay[]): boolean => {
  const spans = workDays.map(spanOf).sort((a, b) => a.from - b.from);
  return spans.some(({ from }, index) => index > 0 && from < (spans[index - 1]?.to ?? 0));
};

const dayFault = ({ workDays, undecidedBy }: SheetTemplate, scheduleToClose: number, now: number): string | null => {
  if (workDays.length === 0) return undecidedBy === null ? 'お仕事の日時を入力するか、決まる予定日を入力してください' : null;
  if (workDays.some(({ date: day }) => day < jstDate(now))) return 'お仕事の日には、今日以降の日付を指定してください';
  if (workDays.some((day) => spanOf(day).to > scheduleToClose)) return 'お仕事の日時は、終了日までにしてください';
  return overlaps(workDays) ? 'お仕事の日時が重なっています' : null;
};

/** Whether a day is so long that the sheet needs a price for overtime. */
export const hasLongDay = (workDays: readonly TimedDay[]): boolean =>
  workDays.map(spanOf).some(({ from, to }) => to - from > businessRules.workHoursWithoutOvertime);

const sheetPlaceNeeded = '場所を入力してください。オンラインの場合は「オンライン」と入力してください';

/**
 * Error texts by field, for rules over several fields. Empty if the sheet is valid for a deal that
 * ends at `scheduleToClose` (ms).
 */
export const sheetFaults = (sheet: SheetTemplate & Partial<SheetWords>, scheduleToClose: number, now: number): Record<string, string> => {
  const days = dayFault(sheet, scheduleToClose, now);
  return {
    ...(days !== null && { workDays: days }),
    ...(hasLongDay(sheet.workDays) &&
      sheet.overtimeYen === null && { overtimeYen: '8時間を超える日があります。時間外の単価を入力してください' }),
    ...(sheet.competition !== 'NONE' && sheet.competitionIn === null && { competitionIn: '競合する業種を選択してください' }),
    ...(sheet.expenses === 'FIXED' && sheet.expensesYen === null && { expensesYen: '支払う額を入力してください' }),
    ...(sheet.undecidedBy !== null && sheet.undecided === '' && { undecided: '未定の事項とその理由を入力してください' }),
    ...(sheet.place === '' && sheet.undecidedBy === null && { place: sheetPlaceNeeded }),
    ...(sheet.payDue < jstDate(now) && { payDue: '支払期日には、今日以降の日付を指定してください' }),
  };
};

/** Error text if the fee is due too late by law; null otherwise. */
export const payDueFault = (sheet: Pick<SheetTemplate, 'workDays' | 'payDue'>, scheduleToClose: number): string | null => {
  const latest = latestPayDue(sheet, scheduleToClose);
  return sheet.payDue > latest ? `支払期日は、${latest}までの日付にしてください` : null;
};

/** Throws `invalid-argument` or `payment-too-late` for a sheet of a deal that ends then (ms). */
export const assertValidSheet = (sheet: SheetTemplate & Partial<SheetWords>, scheduleToClose: number, now: number): void => {
  const faults = Object.entries(sheetFaults(sheet, scheduleToClose, now)).map(([field, message]) => [`sheet.${field}`, message]);
  if (faults.length > 0) throw new DomainError('invalid-argument', Object.fromEntries(faults));
  const late = payDueFault(sheet, scheduleToClose);
  if (late !== null) throw new DomainError('payment-too-late', { 'sheet.payDue': late });
};
