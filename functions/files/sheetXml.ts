import { daysFrom } from '#domain/kernel/calendar/days.ts';
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

/** Indexes of the cell formats in the stylesheet of workbookFile.ts. */
export const styles = { text: 1, number: 2, title: 3, date: 4 } as const;

/** Day 0 of Excel's calendar. */
const FIRST_DAY = '1899-12-30';
const serial = (date: string): number => daysFrom(FIRST_DAY, date);

/** The letters of a column, counted from 0: A to Z, then AA. */
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);

const coded = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes a cell's text: characters that XML cannot hold in the notation of ECMA-376 (`_x000B_`),
 * and the `_` of a text that only looks like this notation.
 */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, coded('_'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, coded)
    .replace(/[&<>]/g, (character) => entities[character] as string);

/** A cell by its type. A text stays one: `=1+1` is no formula, `0042` keeps its zeros. */
const cellXml = (cell: Cell, at: string, textStyle: number): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'object') return `<c r="${at}" s="${styles.date}"><v>${serial(cell.date)}</v></c>`;
  if (typeof cell === 'number') return `<c r="${at}" s="${styles.number}"><v>${cell}</v></c>`;
  // A fast path: most texts need no escaping, and a large file has millions.
  const plain = !/[\s&<>_\ufffe\uffff]|[^\u0020-\ud7ff\ue000-\ufffd]/.test(cell);
  const text = plain ? `<t>${cell}</t>` : `<t xml:space="preserve">${escaped(cell)}</t>`;
  return `<c r="${at}" s="${textStyle}" t="inlineStr"><is>${text}</is></c>`;
};

/** A row of a sheet; `number` starts at 1. */
export const rowXml = (cells: Row, number: number, textStyle: number = styles.text): string =>
  `<row r="${number}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${number}`, textStyle)).join('')}</row>`;

const columnXml = (width: number, index: number): string => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

/** The XML before the rows: a frozen title row, and the width of each column (in digits). */
export const sheetBegin = (widths: readonly number[]): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${widths.map(columnXml).join('')}</cols><sheetData>`;

/** The XML after the rows: a filter per column, and no warnings about texts of digits. */
export const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${letters(columns - 1)}${rows}"/><ignoredErrors><ignoredError sqref="A1:${letters(columns - 1)}${rows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
