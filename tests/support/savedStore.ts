import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { writeDocuments } from '#functions/replay/writeDocuments.ts';

type Saved = { readonly path: string; readonly data: Record<string, unknown> };

const revive = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && '$time' in value ? Timestamp.fromMillis(value.$time as number) : value;

/**
 * Loads a saved store (tests/faults/fixtures) into the database. Returns the number of documents.
 */
export const loadStore = async (db: Firestore, file: URL): Promise<number> => {
  const text = (await promisify(brotliDecompress)(await readFile(file))).toString('utf8');
  const documents = text.split('\n').map((line) => JSON.parse(line, revive) as Saved);
  await writeDocuments(
    db,
    documents.map(({ path, data }) => ({ path, expected: data })),
  );
  return documents.length;
};
