import { Timestamp } from 'firebase-admin/firestore';
import type { Difference, DocumentsOnDisk } from './documentsOnDisk.ts';
import { BATCH } from './writeDocuments.ts';

type Stored = Omit<Difference, 'writtenAt'> & { readonly writtenAt: readonly [seconds: number, nanoseconds: number] | null };

/**
 * Differences that wait on disk until all are known, in batches. Packs of the searches are bytes,
 * and few: they wait in memory.
 */
export const spillToDisk = (disk: DocumentsOnDisk, group: string) => {
  const packs: Difference[] = [];
  let batch: Stored[] = [];
  const put = (): void => {
    if (batch.length > 0) disk.put(group, batch);
    batch = [];
  };
  return {
    add: (difference: Difference): void => {
      const { path, writtenAt } = difference;
      if (path.startsWith('searchPacks/')) packs.push(difference);
      else batch.push({ ...difference, writtenAt: writtenAt && [writtenAt.seconds, writtenAt.nanoseconds] });
      if (batch.length === BATCH) put();
    },
    batches: function* (): Generator<readonly Difference[]> {
      put();
      for (const stored of disk.taken<readonly Stored[]>(group))
        yield stored.map((each) => ({ ...each, writtenAt: each.writtenAt && new Timestamp(...each.writtenAt) }));
      yield packs;
    },
  };
};
