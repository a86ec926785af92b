import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { type Leaf, leafLine, type Seal, type SealContent } from '#domain/office/proof/seal.ts';
import type { Head } from '../eventStore/stream.ts';
import type { Runtime } from '../ports.ts';
import { readSeal, sealDates, sealName } from './keptSeals.ts';
import { hashOfSeal, merkleTree, signedBytes } from './merkle.ts';

const PAGE = 1_000;

/**
 * The heads of all streams in the order of their ids, page by page. Streams may change in between:
 * each leaf is correct at the time of its read.
 */
const heads = async function* (db: Firestore): AsyncGenerator<Leaf> {
  const inOrder = db.collection('streams').orderBy(FieldPath.documentId()).select('version', 'hash').limit(PAGE);
  for (let last: string | undefined; ; ) {
    const { docs } = await (last === undefined ? inOrder : inOrder.startAfter(last)).get();
    for (const found of docs) {
      const { version, hash } = found.data() as Head;
      yield { streamId: found.id, version, hash };
    }
    if (docs.length < PAGE) return;
    last = docs.at(-1)?.id;
  }
};

const newSeal = async ({ db, now, seals: { store, signer } }: Runtime, date: string): Promise<Seal> => {
  const key = signer();
  const previous = (await sealDates(store)).filter((other) => other < date).at(-1);
  const prevSeal = previous ? hashOfSeal(await readSeal(store, previous)) : null;
  const tree = merkleTree();
  const lines = async function* () {
    for await (const leaf of heads(db)) {
      tree.add(Buffer.from(leafLine(leaf)));
      yield `${leafLine(leaf)}\n`;
    }
  };
  // Each attempt has its own file name, because the store does not replace a failed attempt's file.
  const leaves = `leaves/${date}-${randomUUID()}.gz`;
  const packed = createGzip();
  await Promise.all([pipeline(lines, packed), store.create(leaves, packed)]);
  const { count: streams, root } = tree.end();
  const content: SealContent = { format: 1, date, sealedAt: now(), streams, root, leaves, prevSeal, key: key.key };
  const seal: Seal = { ...content, signature: (await key.sign(signedBytes(content))).toString('base64') };
  await store.create(sealName(date), [`${JSON.stringify(seal, null, 2)}\n`]);
  return seal;
};

/**
 * Seals the current log once per JST day; a repetition returns the day's seal. Writes nothing to
 * the database, because the account that signs may only read it.
 */
export const makeSeal = async (runtime: Runtime): Promise<Seal> => {
  const { now, seals } = runtime;
  const date = jstDate(now());
  const isKept = (await sealDates(seals.store)).includes(date);
  return isKept ? readSeal(seals.store, date) : newSeal(runtime, date);
};
