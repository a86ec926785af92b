import type { Paper } from '#domain/money/invoice/papers.ts';

/** A text on a sheet: its left end and baseline, in points from the upper left corner. */
export type PlacedText = { readonly x: number; readonly y: number; readonly text: string; readonly size: number; readonly bold: boolean };
/** A line or filled bar on a sheet, in points from the upper left corner. */
export type Rule = { readonly x: number; readonly y: number; readonly width: number; readonly weight: number };
/** One page: its texts and rules. */
export type Sheet = { readonly texts: readonly PlacedText[]; readonly rules: readonly Rule[] };

/** The width of a text in points. */
export type Measure = (text: string, size: number, bold: boolean) => number;

/** A4, portrait, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = 48;
const RIGHT = PAGE.width - MARGIN;
const WIDTH = RIGHT - MARGIN;
/** Below this line there is only the footer. */
const BOTTOM = PAGE.height - 64;
const LEADING = 1.5;
const GAP = 14;
const BODY = 9.5;

/** The columns of the table of lines: where they start or end. */
const columns = { day: MARGIN, text: MARGIN + 48, textEnd: RIGHT - 140, rateEnd: RIGHT - 92, netEnd: RIGHT } as const;
const sumColumns = { label: RIGHT - 290, netEnd: RIGHT - 170, taxEnd: RIGHT - 90, totalEnd: RIGHT } as const;

/** What a line breaks between: characters, as in Japanese. The address 御中 stays whole. */
const pieces = /御中|./gsu;

/** Breaks a text into lines of this width. */
export const broken = (text: string, width: number, size: number, bold: boolean, measure: Measure): string[] => {
  if (measure(text, size, bold) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const [sign] of text.matchAll(pieces)) {
    if (line !== '' && measure(line + sign, size, bold) > width) {
      lines.push(line);
      line = '';
    }
    line += sign;
  }
  return [...lines, line];
};

type Written = { readonly texts: PlacedText[]; readonly rules: Rule[] };
type Style = { readonly size?: number; readonly bold?: boolean };

/** Writes on the last sheet, from top to bottom. */
const pen = (measure: Measure) => {
  const sheets: Written[] = [];
  let y = MARGIN;
  const last = (): Written => sheets.at(-1) as Written;
  const at = (x: number, base: number, text: string, { size = BODY, bold = false }: Style = {}): void => {
    if (text !== '') last().texts.push({ x, y: base, text, size, bold });
  };
  return {
    sheets,
    now: () => y,
    go: (to: number) => {
      y = to;
    },
    turn: () => {
      sheets.push({ texts: [], rules: [] });
      y = MARGIN;
    },
    left: (x: number, text: string, style: Style = {}) => at(x, y + (style.size ?? BODY), text, style),
    right: (end: number, text: string, style: Style = {}) =>
      at(end - measure(text, style.size ?? BODY, style.bold ?? false), y + (style.size ?? BODY), text, style),
    rule: (x: number, width: number, weight = 0.5) => last().rules.push({ x, y, width, weight }),
    /** Writes a paragraph and moves below it. */
    block: (x: number, width: number, text: string, style: Style = {}) => {
      const size = style.size ?? BODY;
      for (const line of broken(text, width, size, style.bold ?? false, measure)) {
        at(x, y + size, line, style);
        y += size * LEADING;
      }
    },
    heightOf: (text: string, width: number, size = BODY) => broken(text, width, size, false, measure).length * size * LEADING,
  };
};
type Pen = ReturnType<typeof pen>;

/** The head of the first sheet: title, dates, both parties and the amount. */
const head = (draw: Pen, { title, kind, number, dates, to, from, remarks, amount }: Paper): void => {
  draw.left(MARGIN, title, { size: 22, bold: true });
  for (const [label, value] of [...(number === '' ? [] : [['番号', number] as const]), ...dates]) {
    draw.right(RIGHT, `${label}　${value}`);
    draw.go(draw.now() + BODY * LEADING);
  }
  draw.go(Math.max(draw.now(), MARGIN + 30));
  draw.block(MARGIN, WIDTH, kind, { size: 8.5 });
  draw.go(draw.now() + GAP);
  const top = draw.now();
  const half = WIDTH / 2 - GAP;
  draw.block(MARGIN, half, to.name, { size: 13, bold: true });
  for (const line of to.lines) draw.block(MARGIN, half, line);
  const ends = draw.now();
  draw.go(top);
  draw.block(RIGHT - half + 2 * GAP, half - 2 * GAP, from.name, { size: 11, bold: true });
  for (const line of from.lines) draw.block(RIGHT - half + 2 * GAP, half - 2 * GAP, line);
  draw.go(Math.max(ends, draw.now()) + GAP);
  for (const remark of remarks) draw.block(MARGIN, WIDTH, remark, { bold: true });
  if (remarks.length > 0) draw.go(draw.now() + GAP);
  draw.left(MARGIN, amount.label);
  draw.left(MARGIN + 110, amount.value, { size: 22, bold: true });
  if (amount.beside !== null) draw.right(RIGHT, amount.beside.join('　'), { size: 11, bold: true });
  draw.go(draw.now() + 30);
  draw.rule(MARGIN, WIDTH, 1.2);
  draw.go(draw.now() + GAP);
};

/** The head of each further sheet. */
const headAgain = (draw: Pen, { title, number, to }: Paper): void => {
  draw.left(MARGIN, `${title} ${number}（続き）`, { bold: true });
  draw.right(RIGHT, to.name);
  draw.go(draw.now() + BODY * LEADING + GAP);
};

const lineTitles = (draw: Pen, { lines }: Paper): void => {
  if (lines.some(({ day }) => day !== '')) draw.left(columns.day, '完了日', { size: 8.5 });
  draw.left(columns.text, '内容', { size: 8.5 });
  draw.right(columns.rateEnd, '税率', { size: 8.5 });
  draw.right(columns.netEnd, '金額（税抜）', { size: 8.5 });
  draw.go(draw.now() + 14);
  draw.rule(MARGIN, WIDTH, 0.8);
  draw.go(draw.now() + 4);
};

/** Starts a new sheet if this height does not fit. */
const needing = (draw: Pen, paper: Paper, height: number, titled: boolean): void => {
  if (draw.now() + height <= BOTTOM) return;
  draw.turn();
  headAgain(draw, paper);
  if (titled) lineTitles(draw, paper);
};

const lineTable = (draw: Pen, paper: Paper): void => {
  if (paper.lines.length === 0) return;
  const width = columns.textEnd - columns.text;
  needing(draw, paper, 40, false);
  lineTitles(draw, paper);
  for (const { day, text, rate, net } of paper.lines) {
    needing(draw, paper, draw.heightOf(text, width) + 5, true);
    draw.left(columns.day, day);
    draw.right(columns.rateEnd, rate);
    draw.right(columns.netEnd, net);
    draw.block(columns.text, width, text);
    draw.go(draw.now() + 1);
    draw.rule(MARGIN, WIDTH, 0.3);
    draw.go(draw.now() + 4);
  }
  draw.go(draw.now() + GAP);
};

/** The first column is a text; the others are of equal width, and their texts end at the right. */
const amountTable = (draw: Pen, paper: Paper): void => {
  if (!paper.table) return;
  const { head: titles, rows, ends } = paper.table;
  const width = WIDTH / titles.length;
  const row = ([first = '', ...others]: readonly string[], style: Style): void => {
    draw.left(MARGIN, first, style);
    others.forEach((text, at) => {
      draw.right(MARGIN + width * (at + 2), text, style);
    });
    draw.go(draw.now() + 14);
    draw.rule(MARGIN, WIDTH, style.bold ? 0.8 : 0.3);
    draw.go(draw.now() + 4);
  };
  needing(draw, paper, (1 + rows.length + ends.length) * 18, false);
  row(titles, { size: 8.5, bold: true });
  for (const texts of rows) row(texts, { size: 8.5 });
  for (const texts of ends) row(texts, { size: 8.5, bold: true });
  draw.go(draw.now() + GAP);
};

const sumTable = (draw: Pen, paper: Paper): void => {
  if (paper.sums.length === 0) return;
  needing(draw, paper, 20 + paper.sums.length * 18, false);
  const row = (label: string, net: string, tax: string, total: string, style: Style): void => {
    draw.left(sumColumns.label, label, style);
    draw.right(sumColumns.netEnd, net, style);
    draw.right(sumColumns.taxEnd, tax, style);
    draw.right(sumColumns.totalEnd, total, style);
    draw.go(draw.now() + 14);
    draw.rule(sumColumns.label, RIGHT - sumColumns.label, style.bold ? 1.2 : 0.3);
    draw.go(draw.now() + 4);
  };
  if (!paper.isReckoning) row('税率', '対象（税抜）', '消費税', '税込', { size: 8.5 });
  paper.sums.forEach(({ label, net, tax, total }, index) => {
    row(label, net, tax, total, { bold: index === paper.sums.length - 1 });
  });
  draw.go(draw.now() + GAP);
};

/**
 * The sheets of a paper. Further sheets repeat the head; a line and the tables of amounts and sums
 * are never split. Pure: the caller measures texts with the font.
 */
export const layOut = (paper: Paper, measure: Measure): readonly Sheet[] => {
  const draw = pen(measure);
  draw.turn();
  head(draw, paper);
  lineTable(draw, paper);
  amountTable(draw, paper);
  sumTable(draw, paper);
  for (const note of paper.notes) {
    needing(draw, paper, draw.heightOf(note, WIDTH), false);
    draw.block(MARGIN, WIDTH, note);
  }
  const { sheets } = draw;
  return sheets.map(({ texts, rules }, index) => {
    const page = `${index + 1} / ${sheets.length}ページ`;
    const base = { y: PAGE.height - 36, size: 8.5, bold: false };
    const foot = [
      { ...base, x: MARGIN, text: `${paper.title} ${paper.number}` },
      { ...base, x: RIGHT - measure(page, 8.5, false), text: page },
    ];
    return { texts: [...texts, ...foot], rules };
  });
};
