import { labelOf } from '../../kernel/fieldMeta.ts';
import { formatYen, yenDifference } from '../../kernel/format/numbers.ts';
import { longEnd } from '../../kernel/format/times.ts';
import { dealFields } from './fields.ts';

/** An old and a new value; `from` is null if there was no value before. */
export type FromTo = { readonly from: number | null; readonly to: number };
/** The difference that a change makes to fee (yen), end (ms) and sheet; null for no change. */
export type TermsDiff = { readonly fee: FromTo | null; readonly scheduleToClose: FromTo | null; readonly sheet: boolean };

type Said = {
  readonly previousFee?: number | null | undefined;
  readonly fee?: number | null | undefined;
  readonly previousScheduleToClose?: number | null | undefined;
  readonly scheduleToClose?: number | null | undefined;
  readonly changesSheet?: boolean | undefined;
  readonly proposed?: { readonly fee: number; readonly scheduleToClose: number } | undefined;
};

const fromTo = (from: number | null | undefined, to: number | null | undefined): FromTo | null =>
  from === undefined || to === undefined || to === null || from === to ? null : { from, to };

/** Reads the difference between old and new terms from the data of an event. */
export const termsDiffOf = (said: Said): TermsDiff => {
  const { fee, scheduleToClose } = said.proposed ?? said;
  return {
    fee: fromTo(said.previousFee, fee),
    scheduleToClose: fromTo(said.previousScheduleToClose, scheduleToClose),
    sheet: said.changesSheet ?? false,
  };
};

/** One changed value as texts. `from`: null for none before. `by`: the difference. */
export type DiffRow = {
  readonly name: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string;
  readonly by?: string;
};

const rowOf = (name: 'fee' | 'scheduleToClose', value: FromTo | null, words: (value: number) => string): DiffRow[] =>
  value ? [{ name, label: labelOf(dealFields[name]), from: value.from === null ? null : words(value.from), to: words(value.to) }] : [];

const feeRow = (fee: FromTo | null): DiffRow[] =>
  rowOf('fee', fee, formatYen).map((row) => (fee?.from == null ? row : { ...row, by: yenDifference(fee.to - fee.from) }));

/** The changed values with their labels, in a fixed order. */
export const diffRows = ({ fee, scheduleToClose, sheet }: TermsDiff): DiffRow[] => [
  ...feeRow(fee),
  ...rowOf('scheduleToClose', scheduleToClose, longEnd),
  ...(sheet ? [{ name: 'sheet', label: '条件書', from: null, to: '内容に変更があります' }] : []),
];

/** The change as 「¥30,000 → ¥40,000」. */
export const arrow = ({ from, to }: DiffRow): string => (from === null ? to : `${from} → ${to}`);

/** All changes in one line, for timelines and notifications. */
export const diffInWords = (diff: TermsDiff): string =>
  diffRows(diff)
    .map((row) => `${row.label}：${arrow(row)}`)
    .join('、');
