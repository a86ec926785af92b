import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { RowKind } from '#domain/work/search/wanted.ts';
import type { CastRow, JobRow, NameRow } from '#projections/search/rows.ts';

export type SearchRow = CastRow | JobRow | NameRow;

/**
 * searchPacks/{kind}_{from}: rows whose places (hashes of their ids) are at least `from` and before
 * the next pack's `from`. `rows` is compressed JSON, sorted by place. A large pack is split, so one
 * save writes a document of bounded size.
 */
export type Pack = {
  readonly kind: RowKind;
  readonly from: string;
  readonly rows: Buffer;
  /** The time of the last write (ms). Searches read only packs that changed since their look. */
  readonly changedAt: number;
};

/** The size (bytes) above which a pack is split. A document may have 1 MiB. */
const PACK_BYTES = 600_000;
/**
 * The number of rows above which a pack is split. Fewer rows per pack mean more documents to read
 * at a start, more rows mean slower saves.
 */
const PACK_ROWS = 4_000;

/** The lowest place, at which the first pack of each kind starts. */
export const FIRST_PLACE = '0'.repeat(16);

export const packPath = (kind: RowKind, from: string): string => `searchPacks/${kind}_${from}`;

/** The place of a row: a hash of its id. It never changes, and places are evenly distributed. */
export const placeOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, FIRST_PLACE.length);

export const packRows = (rows: readonly SearchRow[]): Buffer => deflateRawSync(JSON.stringify(rows), { level: 4 });

export const unpackRows = (packed: Uint8Array): readonly SearchRow[] => JSON.parse(inflateRawSync(packed).toString()) as SearchRow[];

/** The rows of a pack after one row was replaced, added, or removed (null). */
export const withRow = (rows: readonly SearchRow[], id: string, row: SearchRow | null): readonly SearchRow[] => {
  const place = placeOf(id);
  const at = rows.findIndex((each) => placeOf(each.id) >= place);
  const from = at < 0 ? rows.length : at;
  return rows.toSpliced(from, rows[from]?.id === id ? 1 : 0, ...(row ? [row] : []));
};

type Part = Pick<Pack, 'from' | 'rows'>;

/** Splits rows into packs of bounded size; one pack if they fit. */
export const packsOf = (from: string, rows: readonly SearchRow[], most = PACK_BYTES): readonly Part[] => {
  const packed = rows.length > PACK_ROWS ? null : packRows(rows);
  if (packed && (packed.length <= most || rows.length === 1)) return [{ from, rows: packed }];
  const middle = rows.length >> 1;
  const place = placeOf((rows[middle] as SearchRow).id);
  return [...packsOf(from, rows.slice(0, middle), most), ...packsOf(place, rows.slice(middle), most)];
};
