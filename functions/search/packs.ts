import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { RowKind } from '#domain/search/wanted.ts';
import type { CastRow, JobRow, NameRow } from '#projections/search/rows.ts';

export type SearchRow = CastRow | JobRow | NameRow;

/**
 * searchPacks/{kind}_{from}: the rows of a search whose places (hashes of their ids) lie between
 * `from` and the next pack's. `rows`: compressed JSON, in the order of places. A pack that grows
 * too large is split, so a save writes one document of bounded size, however many rows there are.
 */
export type Pack = {
  readonly kind: RowKind;
  readonly from: string;
  readonly rows: Buffer;
  /** When (ms) it was written last: a process reads only the packs that changed since it looked. */
  readonly changedAt: number;
};

/** How many bytes a pack has at the most before it is split. A document may have 1 MiB. */
const PACK_BYTES = 600_000;
/**
 * And how many rows: with fewer a process would have more documents to read than a page may cost,
 * with more a save would take too long.
 */
const PACK_ROWS = 4_000;

/** The place of every row whose place is the lowest. */
export const FIRST_PLACE = '0'.repeat(16);

export const packPath = (kind: RowKind, from: string): string => `searchPacks/${kind}_${from}`;

/** Where a row lies: spread evenly, and the same for ever. */
export const placeOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, FIRST_PLACE.length);

export const packRows = (rows: readonly SearchRow[]): Buffer => deflateRawSync(JSON.stringify(rows), { level: 4 });

export const unpackRows = (packed: Uint8Array): readonly SearchRow[] => JSON.parse(inflateRawSync(packed).toString()) as SearchRow[];

/** The rows of a pack with one of them replaced, added, or removed (null). */
export const withRow = (rows: readonly SearchRow[], id: string, row: SearchRow | null): readonly SearchRow[] => {
  const place = placeOf(id);
  const at = rows.findIndex((each) => placeOf(each.id) >= place);
  const from = at < 0 ? rows.length : at;
  return rows.toSpliced(from, rows[from]?.id === id ? 1 : 0, ...(row ? [row] : []));
};

type Part = Pick<Pack, 'from' | 'rows'>;

/** Rows as packs of bounded size; one pack where they fit. */
export const packsOf = (from: string, rows: readonly SearchRow[], most = PACK_BYTES): readonly Part[] => {
  const packed = rows.length > PACK_ROWS ? null : packRows(rows);
  if (packed && (packed.length <= most || rows.length === 1)) return [{ from, rows: packed }];
  const middle = rows.length >> 1;
  const place = placeOf((rows[middle] as SearchRow).id);
  return [...packsOf(from, rows.slice(0, middle), most), ...packsOf(place, rows.slice(middle), most)];
};
