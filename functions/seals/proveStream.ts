import type { Runtime } from '../runtime.ts';
import { leavesOf, readSeal, sealDates } from './keptSeals.ts';
import { merkleTree, type PathStep } from './merkle.ts';
import { leafText } from './seal.ts';

/**
 * That a stream is in a seal: with its leaf and the path anybody computes the root that the public
 * seal of the date signs.
 */
export type Proof = { readonly date: string; readonly leaf: string; readonly path: readonly PathStep[]; readonly root: string };

/**
 * Proves a stream by the latest seal, or by that of a date; null when the seal does not have it.
 */
export const proveStream = async ({ seals: { store } }: Runtime, streamId: string, date?: string): Promise<Proof | null> => {
  const chosen = date ?? (await sealDates(store)).at(-1);
  if (!chosen) return null;
  const seal = await readSeal(store, chosen);
  let index = 0;
  let leaf: string | null = null;
  for await (const each of leavesOf(store, seal)) {
    if (each.streamId === streamId) {
      leaf = leafText(each);
      break;
    }
    index += 1;
  }
  if (leaf === null) return null;
  const tree = merkleTree(index);
  for await (const each of leavesOf(store, seal)) tree.add(Buffer.from(leafText(each)));
  const { path, root } = tree.end();
  return { date: chosen, leaf, path, root };
};
