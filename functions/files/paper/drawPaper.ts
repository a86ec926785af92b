import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { degrees, PDFDocument, type PDFFont, rgb } from '@cantoo/pdf-lib';
import { create, type Font } from 'fontkit';
import type { Paper } from '#domain/invoice/papers.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { layOut, type Measure, PAGE } from './layout.ts';

const folder = '@expo-google-fonts/biz-udpgothic';
const fontAt = (file: string): Font => create(readFileSync(fileURLToPath(import.meta.resolve(`${folder}/${file}`)))) as Font;

/** The fonts, read once per process. Each file embeds only the glyphs that it uses. */
let fonts: { readonly regular: Font; readonly bold: Font } | undefined;
const loaded = () => {
  fonts ??= { regular: fontAt('400Regular/BIZUDPGothic_400Regular.ttf'), bold: fontAt('700Bold/BIZUDPGothic_700Bold.ttf') };
  return fonts;
};

/**
 * Replaces a character without a glyph, as in exported files. Both weights have the same glyphs.
 */
const MISSING = '〓';
const printable = (text: string, font: Font): string =>
  [...text].map((sign) => (font.hasGlyphForCodePoint(sign.codePointAt(0) as number) ? sign : MISSING)).join('');

/**
 * Embeds a parsed font under a fixed name. The library would parse the font for each file and
 * choose a random name.
 */
const embedded = async (document: PDFDocument, font: Font): Promise<PDFFont> => {
  document.registerFontkit({ create: () => font } as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  return document.embedFont(new Uint8Array(), { subset: true, customName: `INVOIC+${font.postscriptName}` });
};

const ink = rgb(0.12, 0.16, 0.22);
const faint = rgb(0.95, 0.78, 0.78);
const MARK_SIZE = 150;

/** Draws the mark diagonally, under the other texts. */
const across = (page: ReturnType<PDFDocument['addPage']>, mark: string, font: PDFFont): void => {
  const half = (font.widthOfTextAtSize(mark, MARK_SIZE) / 2) * Math.SQRT1_2;
  const [x, y] = [PAGE.width / 2 - half, PAGE.height / 2 - half];
  page.drawText(mark, { x, y, size: MARK_SIZE, font, color: faint, rotate: degrees(45) });
};

/**
 * A paper as a PDF with the glyphs that it uses. The same paper gives the same bytes: its date
 * comes from the paper, and nothing is random. A missing character becomes 〓.
 */
export const drawPaper = async (paper: Paper): Promise<Uint8Array> => {
  const { regular, bold } = loaded();
  const document = await PDFDocument.create({ updateMetadata: false });
  const [plain, strong] = [await embedded(document, regular), await embedded(document, bold)];
  const fontOf = (isBold: boolean): PDFFont => (isBold ? strong : plain);
  const shown = (text: string): string => printable(text, regular);
  const measure: Measure = (text, size, isBold) => fontOf(isBold).widthOfTextAtSize(shown(text), size);
  for (const { texts, rules } of layOut(paper, measure)) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    if (paper.mark !== null) across(page, paper.mark, strong);
    for (const { x, y, width, weight } of rules) page.drawRectangle({ x, y: PAGE.height - y - weight, width, height: weight, color: ink });
    for (const { x, y, text, size, bold: isBold } of texts)
      page.drawText(shown(text), { x, y: PAGE.height - y, size, font: fontOf(isBold), color: ink });
  }
  const at = new Date(paper.at);
  document.setTitle(`${paper.title} ${paper.number}`);
  document.setLanguage('ja');
  document.setAuthor(paper.from.name);
  document.setCreator(siteName);
  document.setProducer(siteName);
  document.setCreationDate(at);
  document.setModificationDate(at);
  return document.save();
};
