import { formatCount } from '#domain/kernel/format/numbers.ts';
import type { Cell, Row } from './tableFile.ts';

/** Limits of a width in digits, and the room for the filter button next to a title. */
const [NARROWEST, WIDEST, BUTTON] = [8, 44, 4];

/** Characters as wide as two digits: all except Latin letters and half-width kana. */
const wide = /[\u0300-\uff60\uffa0-\u{10ffff}]/gu;

const widthOf = (cell: Cell): number => {
  if (cell === null) return 0;
  if (typeof cell === 'object') return 'yyyy/mm/dd'.length;
  if (typeof cell === 'number') return formatCount(cell).length;
  const lines = cell.split('\n').map((line) => [...line].length + (line.match(wide)?.length ?? 0));
  return Math.max(...lines);
};

/** The column widths of a sheet in digits, from its titles and first rows, within the limits. */
export const columnWidths = (titles: readonly string[], first: readonly Row[]): number[] =>
  titles.map((title, column) => {
    const widths = first.map((row) => widthOf(row[column] ?? null));
    const needed = widths.reduce((widest, width) => Math.max(widest, width), widthOf(title) + BUTTON);
    return Math.min(WIDEST, Math.max(NARROWEST, needed + 1));
  });
