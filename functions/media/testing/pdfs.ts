import { deflateSync } from 'node:zlib';

/** PDF objects by number: the content between `obj` and `endobj`. */
export type PdfObjects = Readonly<Record<number, string | Buffer>>;

export const streamOf = (dict: string, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`<< ${dict} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
};

export const pdfOf = (objects: PdfObjects, trailer = '/Root 1 0 R'): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [number, content] of Object.entries(objects)) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n')]));
  }
  const table = length;
  const rows = Object.keys(objects).map((number, at) => `${number} 1\n${String(offsets[at]).padStart(10, '0')} 00000 n \n`);
  add(Buffer.from(`xref\n${rows.join('')}trailer\n<< /Size 100 ${trailer} >>\nstartxref\n${table}\n%%EOF\n`));
  return Buffer.concat(parts);
};

/** The content stream of the page of `pageObjects`. */
export const DRAWN = 'BT /F1 24 Tf 72 700 Td (Call sheet) Tj ET';

/** A page that draws DRAWN, with additional entries of the catalog, the page and its resources. */
export const pageObjects = (catalog = '', page = '', resources = ''): PdfObjects => ({
  1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] /Resources 5 0 R >>',
  3: `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${page} >>`,
  4: streamOf('', DRAWN),
  5: `<< /Font << /F1 6 0 R >> ${resources} >>`,
  6: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
});

/** The same objects in an object stream, as newer programs write them; streams stay outside. */
export const packed = (objects: PdfObjects): PdfObjects => {
  const entries = Object.entries(objects);
  const inside = entries.filter(([, content]) => typeof content === 'string') as [string, string][];
  const offsets = inside.map((_, at) => inside.slice(0, at).reduce((sum, [, content]) => sum + Buffer.byteLength(content) + 1, 0));
  const index = `${inside.map(([number], at) => `${number} ${offsets[at]}`).join(' ')} `;
  const content = deflateSync(Buffer.from(index + inside.map(([, text]) => text).join('\n')));
  const dict = `/Type /ObjStm /N ${inside.length} /First ${Buffer.byteLength(index)} /Filter /FlateDecode`;
  return { ...Object.fromEntries(entries.filter(([, each]) => typeof each !== 'string')), 90: streamOf(dict, content) };
};

export const PAGE = pdfOf(pageObjects());

/** A PDF with this number of empty pages. */
export const pagesOf = (count: number): Buffer =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}] /Count ${count} /MediaBox [0 0 595 842] >>`,
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 3, '<< /Type /Page /Parent 2 0 R >>'])),
  });

/** A PDF whose object stream of a few kilobytes unpacks to this many bytes. */
export const decompressionBomb = (bytes: number): Buffer =>
  pdfOf({ ...pageObjects(), 90: streamOf('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', deflateSync(Buffer.alloc(bytes, 0x20))) });
