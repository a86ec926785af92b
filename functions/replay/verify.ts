import { isDeepStrictEqual } from 'node:util';
import type { Runtime } from '../runtime.ts';
import { compare, type Difference } from './compare.ts';
import { type ChainFault, replayLog } from './replayLog.ts';

export type Verification = {
  readonly events: number;
  readonly documents: number;
  readonly faults: readonly ChainFault[];
  readonly differences: readonly Difference[];
};

/**
 * Replays the log in memory and compares every document. Commands may go on meanwhile: what differs is looked at a second time, and only a document that
 * is still wrong and has not moved is reported.
 */
export const verify = async (runtime: Runtime, onProgress?: (events: number) => void): Promise<Verification> => {
  const first = await look(runtime, onProgress);
  if (first.differences.length === 0) return first;
  const second = await look(runtime, onProgress);
  const before = new Map(first.differences.map(({ path, found }) => [path, found]));
  const differences = second.differences.filter(({ path, found }) => before.has(path) && isDeepStrictEqual(before.get(path), found));
  return { ...second, differences };
};

const look = async (runtime: Runtime, onProgress?: (events: number) => void): Promise<Verification> => {
  const { events, faults, documents } = await replayLog(runtime, onProgress);
  return { events, documents: documents.size, faults, differences: await compare(runtime.db, documents) };
};
