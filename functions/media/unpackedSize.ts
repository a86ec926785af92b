import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib';

/** Filters whose output can be far larger than their input. */
const expanding = new Set(['/FlateDecode', '/Fl', '/LZWDecode', '/LZW', '/RunLengthDecode', '/RL']);
const flate = new Set(['/FlateDecode', '/Fl']);

const filtersOf = (stream: PDFRawStream): readonly string[] => {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const names = filter instanceof PDFArray ? filter.asArray().map((_, at) => filter.lookup(at)) : [filter];
  return names.flatMap((name) => (name instanceof PDFName ? [name.asString()] : []));
};

const inflated = (bytes: Uint8Array, most: number): number => {
  try {
    // A reader shows what it can of a stream that is cut off.
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: 2 }).length;
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? Number.POSITIVE_INFINITY : 0;
  }
};

const side = (stream: PDFRawStream, name: string): number => {
  const value = stream.dict.lookup(PDFName.of(name));
  return value instanceof PDFNumber ? value.asNumber() : 0;
};

/** The number of pixels of an image; 0 for other streams. */
export const pixelsOf = (stream: PDFRawStream): number =>
  stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image') ? side(stream, 'Width') * side(stream, 'Height') : 0;

/**
 * The size of a stream's unpacked content in bytes; infinite above `most`, and for a stream that is
 * packed twice, as no program does. The process's memory limit ends the filters that are rare.
 */
export const unpackedSize = (stream: PDFRawStream, most: number): number => {
  const filters = filtersOf(stream);
  const packing = filters.filter((name) => expanding.has(name));
  if (packing.length > 1) return Number.POSITIVE_INFINITY;
  const bytes = stream.getContents();
  if (packing.length === 0) return bytes.length;
  const isPlainFlate = filters.length === 1 && flate.has(filters[0] as string);
  const size = isPlainFlate ? inflated(bytes, most) : decodePDFRawStream(stream).decode().length;
  return size > most ? Number.POSITIVE_INFINITY : size;
};
