import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { LastSeal } from '#domain/operation/answers.ts';
import { type Leaf, leafLine, type Seal, sealSchema } from '#domain/proof/seal.ts';
import type { LockedStore } from '../platform/lockedStore.ts';
import { merkleTree } from './merkle.ts';
import { leafIn } from './seal.ts';

export const sealName = (date: string): string => `seals/${date}.json`;
const datePattern = /^seals\/(\d{4}-\d{2}-\d{2})\.json$/;

/** The dates of the seals that are kept, oldest first. */
export const sealDates = async (store: LockedStore): Promise<string[]> =>
  (await store.names('seals/')).flatMap((name) => datePattern.exec(name)?.[1] ?? []);

/** A seal as it is kept, in text; null when there is none of the date. */
export const sealText = async (store: LockedStore, date: string): Promise<string | null> => {
  const found = await store.read(sealName(date));
  return found && text(found);
};

/** The seal of a date. Throws when there is none, or when it is no seal. */
export const readSeal = async (store: LockedStore, date: string): Promise<Seal> =>
  sealSchema.parse(JSON.parse((await sealText(store, date)) ?? 'null'));

/** The newest seal; null when there is none. */
export const newestSeal = async (store: LockedStore): Promise<LastSeal | null> => {
  const date = (await sealDates(store)).at(-1);
  if (date === undefined) return null;
  const { sealedAt, streams } = await readSeal(store, date);
  return { date, sealedAt, streams };
};

/**
 * The leaves of a seal in their order, one at a time. Throws when the file is not there or holds
 * something else.
 */
export const leavesOf = async function* (store: LockedStore, { leaves }: Pick<Seal, 'leaves'>): AsyncGenerator<Leaf> {
  const file = await store.read(leaves);
  if (!file) throw new Error(`${leaves} is not there`);
  const unpacked: Readable = pipeline(file, createGunzip(), () => {
    // A failure reaches whoever reads the lines.
  });
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
    const leaf = leafIn(line);
    if (!leaf) throw new Error(`${leaves} has a line that is no leaf`);
    yield leaf;
  }
};

/** Streams stand in the order of their ids' bytes, as the database lists them. */
export const before = (a: string, b: string): boolean => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;

/** Why the leaves are not those that were signed; null when they are. */
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
