import { daysFrom } from '#domain/calendar/days.ts';
import type { Cell, Row } from './tableFile.ts';

/** Positions in the stylesheet of workbookParts.ts. */
export const styles = { text: 1, number: 2, title: 3, date: 4 } as const;

/** The day from which Excel counts. */
const FIRST_DAY = '1899-12-30';
const serial = (date: string): number => daysFrom(FIRST_DAY, date);

/** A to Z, then AA: the letters of a column, counted from 0. */
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);

const coded = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * A text as a cell holds it: what XML cannot hold in the notation of ECMA-376 (`_x000B_`), and what
 * only looks like that notation with its `_` coded.
 */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, coded('_'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, coded)
    .replace(/[&<>]/g, (character) => entities[character] as string);

/**
 * Numbers are numbers, dates are dates; texts are texts whatever they look like: `=1+1` is no
 * formula there, and `0042` keeps its zeros.
 */
const cellXml = (cell: Cell, at: string, textStyle: number): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'object') return `<c r="${at}" s="${styles.date}"><v>${serial(cell.date)}</v></c>`;
  if (typeof cell === 'number') return `<c r="${at}" s="${styles.number}"><v>${cell}</v></c>`;
  // Most texts hold none of these, and a large file has millions.
  const plain = !/[\s&<>_\ufffe\uffff]|[^\u0020-\ud7ff\ue000-\ufffd]/.test(cell);
  const text = plain ? `<t>${cell}</t>` : `<t xml:space="preserve">${escaped(cell)}</t>`;
  return `<c r="${at}" s="${textStyle}" t="inlineStr"><is>${text}</is></c>`;
};

/** A row of a sheet; `number` counts from 1. */
export const rowXml = (cells: Row, number: number, textStyle: number = styles.text): string =>
  `<row r="${number}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${number}`, textStyle)).join('')}</row>`;

const columnXml = (width: number, index: number): string => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

/**
 * What comes before the rows: the titles stay in sight, and every column has its width (in digits).
 */
export const sheetBegin = (widths: readonly number[]): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${widths.map(columnXml).join('')}</cols><sheetData>`;

/**
 * What comes after them: each title filters its column; Excel marks no text of digits as a mistake.
 */
export const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${letters(columns - 1)}${rows}"/><ignoredErrors><ignoredError sqref="A1:${letters(columns - 1)}${rows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
