import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { degrees, PDFDocument, type PDFFont, rgb } from '@cantoo/pdf-lib';
import { create, type Font } from 'fontkit';
import { siteName } from '#domain/kernel/siteName.ts';
import type { Paper } from '#domain/money/invoice/papers.ts';
import { layOut, type Measure, PAGE } from './layout.ts';

const fontAt = (file: string): Font => create(readFileSync(fileURLToPath(import.meta.resolve(file)))) as Font;

/** The fonts, read once per process. Each file embeds only the glyphs that it uses. */
let fonts: { readonly regular: Font; readonly bold: Font } | undefined;
const loaded = () => {
  const gothic = '@expo-google-fonts/biz-udpgothic';
  fonts ??= {
    regular: fontAt(`${gothic}/400Regular/BIZUDPGothic_400Regular.ttf`),
    bold: fontAt(`${gothic}/700Bold/BIZUDPGothic_700Bold.ttf`),
  };
  return fonts;
};
let second: Font | undefined;
/** The font of characters that the first one lacks (𠮷), read with the first of them. */
const spare = (): Font => {
  second ??= fontAt('@expo-google-fonts/m-plus-1p/400Regular/MPLUS1p_400Regular.ttf');
  return second;
};

/** Replaces a character without a glyph, as in exported files. */
const MISSING = '〓';
/** Selectors of forms, joiners, zero width: signs that no font of ours shows. */
const unshown = /\p{Default_Ignorable_Code_Point}/gu;
type Part = { readonly text: string; readonly isSpare: boolean };

/** A text by fonts. Both weights of the first font have the same glyphs. */
const partsOf = (text: string, first: Font): readonly Part[] => {
  const parts: Part[] = [];
  for (const sign of text.replace(unshown, '')) {
    const has = (font: Font) => font.hasGlyphForCodePoint(sign.codePointAt(0) as number);
    const isSpare = !has(first) && has(spare());
    const shown = isSpare || has(first) ? sign : MISSING;
    const last = parts.at(-1);
    if (last?.isSpare === isSpare) parts[parts.length - 1] = { text: last.text + shown, isSpare };
    else parts.push({ text: shown, isSpare });
  }
  return parts;
};

/** Embeds a parsed font; the library would parse it for each file, under a random name. */
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
  const isSpareNeeded = partsOf(JSON.stringify(paper), regular).some(({ isSpare }) => isSpare);
  const other = isSpareNeeded ? await embedded(document, spare()) : plain;
  const fontOf = ({ isSpare }: Part, isBold: boolean): PDFFont => (isSpare ? other : isBold ? strong : plain);
  const widthOf = (part: Part, size: number, isBold: boolean): number => fontOf(part, isBold).widthOfTextAtSize(part.text, size);
  const measure: Measure = (text, size, isBold) => partsOf(text, regular).reduce((sum, part) => sum + widthOf(part, size, isBold), 0);
  for (const { texts, rules } of layOut(paper, measure)) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    if (paper.mark !== null) across(page, paper.mark, strong);
    for (const { x, y, width, weight } of rules) page.drawRectangle({ x, y: PAGE.height - y - weight, width, height: weight, color: ink });
    for (const { x, y, text, size, bold: isBold } of texts) {
      let at = x;
      for (const part of partsOf(text, regular)) {
        page.drawText(part.text, { x: at, y: PAGE.height - y, size, font: fontOf(part, isBold), color: ink });
        at += widthOf(part, size, isBold);
      }
    }
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
