import type { SheetTemplate } from './sheet.ts';
import type { SheetWords } from './storedSheet.ts';

type Sheet = { readonly sheet: SheetTemplate | null; readonly sheetWords: SheetWords | null };

/** The items that the office checks before approval, with their Japanese names. */
export const checkedTerms = { days: '日時', place: '場所', usage: '使用', competition: '競合', payDue: '支払期日' } as const;
type CheckedTerm = keyof typeof checkedTerms;

/** The checked items that a sheet leaves open; without a sheet all. */
export const missingTerms = ({ sheet, sheetWords }: Sheet): readonly CheckedTerm[] => {
  if (sheet === null) return Object.keys(checkedTerms) as CheckedTerm[];
  return [
    ...(sheet.workDays.length === 0 ? (['days'] as const) : []),
    ...(sheetWords?.place ? [] : (['place'] as const)),
    ...(sheet.usage.length === 0 ? (['usage'] as const) : []),
  ];
};
