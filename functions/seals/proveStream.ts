import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { type Leaf, leafLine, type PathStep, type Seal } from '#domain/office/proof/seal.ts';
import type { Runtime } from '../ports.ts';
import { leavesOf, readSeal, sealDates } from './keptSeals.ts';
import { merkleTree } from './merkle.ts';

/** The proof that a stream is in a seal: leaf and path give the root that the seal signs. */
export type Proof = { readonly seal: Seal; readonly leaf: Leaf; readonly path: readonly PathStep[] };

/**
 * Proves a stream by the latest seal or that of a date; null if the seal does not have the stream.
 * Reads all leaves of the seal once.
 */
export const proveStream = async ({ seals: { store } }: Runtime, streamId: string, date?: string): Promise<Proof | null> => {
  const chosen = date ?? (await sealDates(store)).at(-1);
  if (!chosen) return null;
  const seal = await readSeal(store, chosen);
  const tree = merkleTree();
  let found: Leaf | null = null;
  for await (const leaf of leavesOf(store, seal)) {
    const isIt = leaf.streamId === streamId;
    if (isIt) found = leaf;
    tree.add(Buffer.from(leafLine(leaf)), isIt);
  }
  return found && { seal, leaf: found, path: tree.end().path };
};

/**
 * Proves an event by the first seal after `recordedAt` (ms) that has its stream at this version or
 * a later one. Null until such a seal exists.
 */
export const proveEvent = async (runtime: Runtime, streamId: string, version: number, recordedAt: number): Promise<Proof | null> => {
  const { store } = runtime.seals;
  for (const date of await sealDates(store)) {
    if (date < jstDate(recordedAt) || (await readSeal(store, date)).sealedAt < recordedAt) continue;
    const proof = await proveStream(runtime, streamId, date);
    if (proof && proof.leaf.version >= version) return proof;
  }
  return null;
};
