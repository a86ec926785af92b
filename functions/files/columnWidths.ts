import { formatCount } from '#domain/format/numbers.ts';
import type { Cell, Row } from './tableFile.ts';

/**
 * Widths in digits: no column is narrower or wider, and beside each title there is room for the
 * button that filters.
 */
const [NARROWEST, WIDEST, BUTTON] = [8, 44, 4];

/**
 * What of a text takes the room of two digits: all that is not in Latin letters or half-width kana.
 */
const wide = /[\u0300-\uff60\uffa0-\u{10ffff}]/gu;

const widthOf = (cell: Cell): number => {
  if (cell === null) return 0;
  if (typeof cell === 'object') return 'yyyy/mm/dd'.length;
  if (typeof cell === 'number') return formatCount(cell).length;
  const lines = cell.split('\n').map((line) => [...line].length + (line.match(wide)?.length ?? 0));
  return Math.max(...lines);
};

/**
 * The width of each column of a sheet, in characters: wide enough for its title and its first rows,
 * within the limits above.
 */
export const columnWidths = (titles: readonly string[], first: readonly Row[]): number[] =>
  titles.map((title, column) => {
    const widths = first.map((row) => widthOf(row[column] ?? null));
    const needed = widths.reduce((widest, width) => Math.max(widest, width), widthOf(title) + BUTTON);
    return Math.min(WIDEST, Math.max(NARROWEST, needed + 1));
  });
