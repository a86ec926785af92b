import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { businessRules } from '#domain/kernel/businessRules.ts';
import type { DocumentRefusal } from './documentProcess.ts';
import { pixelsOf, unpackedSize } from './unpackedSize.ts';

export class DocumentFault extends Error {
  override readonly name = 'DocumentFault';
  readonly refusal: DocumentRefusal;
  constructor(refusal: DocumentRefusal, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}

/** The most objects of a PDF. A script of 200 pages has ten thousand; this many fit in memory. */
export const OBJECTS_MAX = 50_000;
/** The most bytes of all drawings, fonts and forms of a PDF, unpacked. */
export const UNPACKED_MAX = 64_000_000;
/** The most pixels of one picture, as for uploaded pictures. */
const PIXELS_MAX = 50_000_000;
const LINKS_MAX = 500;
const LINK_LENGTH_MAX = 2_000;
/** A whole file has `startxref` in its last bytes; a truncated one does not. */
const TAIL_BYTES = 2_048;

/** The entries of a page that are kept, besides links. */
const pageKeys = new Set(
  ['Type', 'Parent', 'Resources', 'Contents', 'MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit', 'Group'].map(
    (key) => `/${key}`,
  ),
);
/** Object types that a drawing can use. Actions, files, annotations and layers are removed. */
const drawnTypes = new Set(
  [
    ...['XObject', 'Font', 'FontDescriptor', 'Encoding', 'CMap', 'ExtGState', 'Pattern', 'Shading', 'ColorSpace'],
    ...['Function', 'Halftone', 'Mask', 'SMask', 'Group', 'Resources'],
  ].map((type) => `/${type}`),
);
/** `S` is the kind of an action, but also of these drawn objects. */
const drawnKinds = new Set(['/Transparency', '/Luminosity', '/Alpha']);
/** Entries that no drawing needs, removed everywhere. */
const leftOut = new Set(
  [
    ...['AA', 'AF', 'EF', 'JS', 'JavaScript', 'OpenAction', 'Names', 'Metadata', 'PieceInfo', 'LastModified'],
    ...['OPI', 'OC', 'Alternates', 'Parent', 'StructParent', 'StructParents'],
  ].map((key) => `/${key}`),
);
/** Entries of streams that are removed: external files and PostScript. */
const leftOutOfStreams = new Set(['F', 'FFilter', 'FDecodeParms', 'Ref', 'PS'].map((key) => `/${key}`));

const nameAt = (dict: PDFDict, key: string): string | null => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.asString() : null;
};

const isDrawn = (value: PDFObject | undefined): boolean => {
  const dict = value instanceof PDFStream ? value.dict : value;
  if (!(dict instanceof PDFDict)) return true;
  const type = nameAt(dict, 'Type');
  const kind = nameAt(dict, 'S');
  return (type === null || drawnTypes.has(type)) && (kind === null || drawnKinds.has(kind)) && nameAt(dict, 'Subtype') !== '/PS';
};

const target = (context: PDFContext, value: PDFObject): PDFObject | undefined => (value instanceof PDFRef ? context.lookup(value) : value);

/** Removes entries of a dictionary that are not drawn; returns the rest. */
const keepDrawn = (context: PDFContext, dict: PDFDict, without: (key: string) => boolean): PDFObject[] => {
  for (const [key, value] of dict.entries()) if (without(key.asString()) || !isDrawn(target(context, value))) dict.delete(key);
  return dict.values();
};

const partsOf = (context: PDFContext, value: PDFObject | undefined): PDFObject[] => {
  if (value instanceof PDFStream) return keepDrawn(context, value.dict, (key) => leftOut.has(key) || leftOutOfStreams.has(key));
  if (value instanceof PDFDict) return keepDrawn(context, value, (key) => leftOut.has(key));
  if (!(value instanceof PDFArray)) return [];
  value.asArray().forEach((item, at) => {
    if (!isDrawn(target(context, item))) value.set(at, PDFNull);
  });
  return value.asArray();
};

/** Cleans all reachable objects, each once. Uses a list, because the file decides the depth. */
const cleanAll = (context: PDFContext, values: readonly PDFObject[]): void => {
  const seen = new Set<PDFObject>();
  const open = [...values];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const found = target(context, value);
    if (!found || seen.has(found)) continue;
    seen.add(found);
    for (const part of partsOf(context, found)) open.push(part);
  }
};

const textOf = (value: PDFObject | undefined): string | null =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;

/** The web address of a link annotation; null for all other annotations. */
const addressOf = (annotation: PDFDict): string | null => {
  if (nameAt(annotation, 'Subtype') !== '/Link') return null;
  const action = annotation.lookup(PDFName.of('A'));
  if (!(action instanceof PDFDict) || nameAt(action, 'S') !== '/URI') return null;
  const address = textOf(action.lookup(PDFName.of('URI')));
  if (address === null || address.length > LINK_LENGTH_MAX || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};

/** The rectangle of an annotation on its page, in points. */
const placeOf = (annotation: PDFDict): number[] | null => {
  const place = annotation.lookup(PDFName.of('Rect'));
  const sides = place instanceof PDFArray ? place.asArray().map((_, at) => place.lookup(at)) : [];
  const numbers = sides.flatMap((side) => (side instanceof PDFNumber ? [side.asNumber()] : []));
  return numbers.length === 4 ? numbers : null;
};

/** A new invisible link. The address is ASCII. */
const linkTo = (context: PDFContext, href: string, place: number[]): PDFDict =>
  context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: place,
    Border: [0, 0, 0],
    A: { Type: 'Action', S: 'URI', URI: PDFHexString.of(Buffer.from(href, 'ascii').toString('hex')) },
  });

const linksOf = (context: PDFContext, annotations: PDFObject | undefined): PDFDict[] => {
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((each) => {
    const annotation = target(context, each);
    if (!(annotation instanceof PDFDict)) return [];
    const [href, place] = [addressOf(annotation), placeOf(annotation)];
    return href !== null && place !== null ? [linkTo(context, href, place)] : [];
  });
};

/** Removes everything from a page except its drawing and its web links. */
const cleanPage = ({ node }: PDFPage, context: PDFContext): void => {
  const links = linksOf(context, node.lookup(PDFName.of('Annots'))).slice(0, LINKS_MAX);
  for (const key of ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name))) {
    const inherited = node.getInheritableAttribute(key);
    if (inherited && !node.has(key)) node.set(key, inherited);
  }
  for (const key of node.keys()) if (!pageKeys.has(key.asString())) node.delete(key);
  const drawn = node.entries().filter(([key]) => key.asString() !== '/Parent');
  cleanAll(
    context,
    drawn.map(([, value]) => value),
  );
  if (links.length > 0) node.set(PDFName.of('Annots'), context.obj(links));
};

/** Throws if a reader would unpack far more than the file's size. Pictures count by pixels. */
const assertUnpackable = (context: PDFContext): void => {
  let left = UNPACKED_MAX;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const pixels = pixelsOf(object);
    left -= pixels > 0 ? 0 : unpackedSize(object, left);
    if (left < 0 || pixels > PIXELS_MAX) throw new DocumentFault('document-too-large');
  }
};

const opened = async (bytes: Uint8Array): Promise<PDFDocument> => {
  if (!Buffer.from(bytes.subarray(-TAIL_BYTES)).includes('startxref')) throw new DocumentFault('upload-unreadable');
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  } catch (error) {
    // An encrypted object stream cannot be parsed either.
    const isLocked = error instanceof EncryptedPDFError || Buffer.from(bytes).includes('/Encrypt');
    throw new DocumentFault(isLocked ? 'document-locked' : 'upload-unreadable', error);
  }
};

/**
 * Copies the pages of a PDF into a new one: their drawing and their web links. Scripts, forms,
 * attached files, comments, outlines and metadata are not copied. Throws a DocumentFault.
 */
export const rewriteDocument = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const source = await opened(bytes);
  try {
    const { context } = source;
    if (context.enumerateIndirectObjects().length > OBJECTS_MAX) throw new DocumentFault('document-too-large');
    const pages = source.getPages();
    if (pages.length === 0) throw new DocumentFault('upload-unreadable');
    if (pages.length > businessRules.documentPagesMax) throw new DocumentFault('document-too-large');
    for (const page of pages) cleanPage(page, context);
    const written = await PDFDocument.create({ updateMetadata: false });
    for (const page of await written.copyPages(source, source.getPageIndices())) written.addPage(page);
    assertUnpackable(written.context);
    const result = await written.save({ addDefaultPage: false, updateFieldAppearances: false });
    if (result.length > businessRules.documentBytesMax) throw new DocumentFault('document-too-large');
    return result;
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('upload-unreadable', error);
  }
};
