import { Timestamp } from 'firebase-admin/firestore';
import type { Difference } from './compare.ts';
import type { DocumentsOnDisk } from './documentsOnDisk.ts';

type Stored = Omit<Difference, 'writtenAt'> & { readonly writtenAt: readonly [seconds: number, nanoseconds: number] | null };

/** How many are held in memory at once. */
const CHUNK = 2_000;

/**
 * Differences that wait on disk until all are known. Packs of the searches are bytes, and few: they
 * wait in memory.
 */
export const setAside = (disk: DocumentsOnDisk, group: string) => {
  const packs: Difference[] = [];
  return {
    add: (difference: Difference): void => {
      const { writtenAt } = difference;
      if (difference.path.startsWith('searchPacks/')) packs.push(difference);
      else disk.put(group, { ...difference, writtenAt: writtenAt && [writtenAt.seconds, writtenAt.nanoseconds] } satisfies Stored);
    },
    chunks: function* (): Generator<readonly Difference[]> {
      let chunk: Difference[] = [];
      for (const { writtenAt, ...difference } of disk.taken<Stored>(group)) {
        chunk.push({ ...difference, writtenAt: writtenAt && new Timestamp(...writtenAt) });
        if (chunk.length < CHUNK) continue;
        yield chunk;
        chunk = [];
      }
      yield [...chunk, ...packs];
    },
  };
};
