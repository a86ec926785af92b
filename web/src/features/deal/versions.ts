import { useState } from 'react';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { longEnd } from '#domain/kernel/format/times.ts';
import type { Prices } from '#domain/kernel/priceFields.ts';
import { amountRows } from '#domain/work/deal/amounts.ts';
import { type TermsDiff, termsDiffOf } from '#domain/work/deal/changeWords.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import type { Viewer } from '#domain/work/deal/row.ts';
import { isSameSheet } from '#domain/work/deal/storedSheet.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';

type Terms = Pick<Deal, 'fee' | 'scheduleToClose' | 'sheet' | 'sheetWords'>;
/** Terms that a user sees. `no`: the version, or the number of the proposal. */
export type Version = Terms & { readonly no: number; readonly isProposed?: true };

export const versionOf = ({ termsNo: no, fee, scheduleToClose, sheet, sheetWords }: Terms & Pick<Deal, 'termsNo'>): Version => ({
  no,
  fee,
  scheduleToClose,
  sheet,
  sheetWords,
});

/** The proposed terms; null if there are none. */
export const proposedOf = ({ proposal, proposedWords: sheetWords }: Pick<Deal, 'proposal' | 'proposedWords'>): Version | null => {
  if (proposal === null) return null;
  const { no, fee, scheduleToClose, sheet } = proposal;
  return { no, isProposed: true, fee, scheduleToClose, sheet, sheetWords };
};

export const diffBetween = (before: Version, after: Version): TermsDiff =>
  termsDiffOf({
    previousFee: before.fee,
    previousScheduleToClose: before.scheduleToClose,
    fee: after.fee,
    scheduleToClose: after.scheduleToClose,
    changesSheet: !isSameSheet([before.sheet, before.sheetWords], [after.sheet, after.sheetWords]),
  });

export const versionText = (no: number): string => `第${no}版`;

/** A version as text, with tax and total for its reader. Proposed terms have no version yet. */
export const factsOfTerms = (
  { no, isProposed, fee, scheduleToClose }: Version,
  reader: Viewer,
  prices: Prices | null | undefined,
): Fact[] => {
  if (fee === null || scheduleToClose === null)
    return [dealFields.fee, dealFields.scheduleToClose].map((field) => ({ term: labelOf(field), value: '未定' }));
  return [
    ...(isProposed ? [] : [{ term: labelOf(dealFields.termsNo), value: versionText(no) }]),
    ...amountRows(fee, scheduleToClose, reader, prices).map(({ label, value }) => ({ term: label, value })),
    { term: labelOf(dealFields.scheduleToClose), value: longEnd(scheduleToClose) },
  ];
};

/**
 * The version that the user has seen in an open dialog. `opened`: the version at the opening;
 * `seen`: the version that the command names; `onRead`: set if a newer version has to be read
 * first.
 */
export const useSeen = (live: Version | null) => {
  const [opened] = useState(live);
  const [seen, setSeen] = useState(live);
  const isOther = live !== null && live.no !== seen?.no;
  return { opened, seen, onRead: isOther ? () => setSeen(live) : undefined };
};
