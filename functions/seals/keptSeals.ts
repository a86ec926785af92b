import { createInterface } from 'node:readline';
import { pipeline, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { LastSeal } from '#domain/office/operation/answers.ts';
import { type Leaf, leafLine, type Seal, sealSchema } from '#domain/office/proof/seal.ts';
import type { LockedStore } from '../platform/lockedStore.ts';
import { leafIn, merkleTree } from './merkle.ts';
import type { Signer } from './signer.ts';

export type Seals = { readonly store: LockedStore; readonly signer: () => Signer };

/** The object name of a day's seal (JST date). */
export const sealName = (date: string): string => `seals/${date}.json`;
const datePattern = /^seals\/(\d{4}-\d{2}-\d{2})\.json$/;

/** The JST dates that have a seal, oldest first. */
export const sealDates = async (store: LockedStore): Promise<string[]> =>
  (await store.names('seals/')).flatMap((name) => datePattern.exec(name)?.[1] ?? []);

/** The stored JSON text of a seal; null if the date has none. */
const sealText = async (store: LockedStore, date: string): Promise<string | null> => {
  const found = await store.read(sealName(date));
  return found && text(found);
};

/** The seal of a date. Throws if there is none or it is invalid. */
export const readSeal = async (store: LockedStore, date: string): Promise<Seal> =>
  sealSchema.parse(JSON.parse((await sealText(store, date)) ?? 'null'));

/** The newest seal; null if there is none. */
export const newestSeal = async (store: LockedStore): Promise<LastSeal | null> => {
  const date = (await sealDates(store)).at(-1);
  if (date === undefined) return null;
  const { sealedAt, streams } = await readSeal(store, date);
  return { date, sealedAt, streams };
};

/** Yields the leaves of a seal in order. Throws if the file is missing or a line is invalid. */
export const leavesOf = async function* (store: LockedStore, { leaves }: Pick<Seal, 'leaves'>): AsyncGenerator<Leaf> {
  const file = await store.read(leaves);
  if (!file) throw new Error(`${leaves} is not there`);
  const unpacked: Readable = pipeline(file, createGunzip(), () => {
    // The error is thrown to the reader of the lines.
  });
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
    const leaf = leafIn(line);
    if (!leaf) throw new Error(`${leaves} has a line that is no leaf`);
    yield leaf;
  }
};

/** Byte order of stream ids, as the database sorts them. */
export const before = (a: string, b: string): boolean => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;

/** The reason why the leaves are not the signed ones; null if they are. */
export const leavesFault = async (store: LockedStore, seal: Seal): Promise<string | null> => {
  const tree = merkleTree();
  let last = '';
  try {
    for await (const leaf of leavesOf(store, seal)) {
      if (!before(last, leaf.streamId)) return 'its leaves are not in order';
      last = leaf.streamId;
      tree.add(Buffer.from(leafLine(leaf)));
    }
  } catch (error) {
    return `its leaves cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  const { count, root } = tree.end();
  return root === seal.root && count === seal.streams ? null : 'its leaves do not lead to the signed root';
};

type Asked = Pick<Request, 'method' | 'path'>;

/**
 * The public seals: /seals lists them, /seals/YYYY-MM-DD.json is a seal, /seals/YYYY-MM-DD.pem its
 * public key. The leaves, which name all streams, are not public. Copies that others keep make a
 * replaced seal visible.
 */
export const showSeals = async ({ store, signer }: Seals, { method, path }: Asked, response: Response): Promise<void> => {
  if (method !== 'GET' && method !== 'HEAD') return void response.status(405).json({ error: 'method not allowed' });
  const [, date, kind] = /\/(\d{4}-\d{2}-\d{2})\.(json|pem)$/.exec(path) ?? [];
  if (date) {
    const seal = await sealText(store, date);
    if (seal === null) return void response.status(404).json({ error: 'no seal of that day' });
    response.set('Cache-Control', 'public, max-age=86400, immutable');
    if (kind === 'json') return void response.type('json').send(seal);
    const publicKey = await signer().publicKey((await readSeal(store, date)).key);
    if (publicKey === null) return void response.status(404).json({ error: 'not signed with a key of ours' });
    return void response.type('application/x-pem-file').send(publicKey);
  }
  if (!/^\/?(?:seals\/?)?$/.test(path)) return void response.status(404).json({ error: 'not found' });
  const seals = (await sealDates(store)).map((each) => ({ date: each, path: `/seals/${each}.json` }));
  response.set('Cache-Control', 'public, max-age=300').json({ key: signer().key, publicKey: await signer().publicKey(), seals });
};
