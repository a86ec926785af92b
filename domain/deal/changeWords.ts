import { yenInText } from '../format/numbers.ts';
import { longTime } from '../format/times.ts';
import { labelOf } from '../kernel/fieldMeta.ts';
import { dealFields } from './fields.ts';

/** What a value was and what it is, or would be. `from` null: there was none. */
export type FromTo = { readonly from: number | null; readonly to: number };
/** What a change of terms does to fee (yen), end (ms) and sheet; null: nothing. */
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

/** What an event of changed terms says of old and new. */
export const termsDiffOf = ({ previousFee, previousScheduleToClose, changesSheet = false, proposed, ...now }: Said): TermsDiff => {
  const { fee, scheduleToClose } = proposed ?? now;
  return {
    fee: fromTo(previousFee, fee),
    scheduleToClose: fromTo(previousScheduleToClose, scheduleToClose),
    sheet: changesSheet,
  };
};

const arrow = (from: string | null, to: string): string => (from === null ? to : `${from} → ${to}`);
const inWords = (value: FromTo, words: (value: number) => string): string =>
  arrow(value.from === null ? null : words(value.from), words(value.to));

/** Old and new of what changes, each with its label. */
export const diffRows = ({ fee, scheduleToClose, sheet }: TermsDiff): [label: string, value: string][] => [
  ...(fee ? [[labelOf(dealFields.fee), inWords(fee, yenInText)] as [string, string]] : []),
  ...(scheduleToClose ? [[labelOf(dealFields.scheduleToClose), inWords(scheduleToClose, longTime)] as [string, string]] : []),
  ...(sheet ? [['条件書', '内容に変更があります'] as [string, string]] : []),
];

/** The same in a line, for timelines and notifications. */
export const diffInWords = (diff: TermsDiff): string =>
  diffRows(diff)
    .map(([label, value]) => `${label}：${value}`)
    .join('、');
