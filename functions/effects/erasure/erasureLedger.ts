import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { isTaken, type LockedStore } from '../../platform/lockedStore.ts';

const PREFIX = 'erasures/';
const erased = z.strictObject({ personId: z.string().min(1), erasedAt: z.number() });

/**
 * An erased key: its name (a uid, a trainee, a record, a guest's contact), and the first time (ms).
 */
export type Erased = z.infer<typeof erased>;

/**
 * The ledger of erasures, outside the database. After a restore it tells which keys to erase again.
 */
export type ErasureLedger = {
  /** Adds an erasure. An existing entry stays unchanged. */
  append(erasure: Erased): Promise<void>;
  /** Yields every erasure. Throws if an entry cannot be read. */
  entries(): AsyncGenerator<Erased>;
};

const nameOf = (personId: string): string => `${PREFIX}${encodeURIComponent(personId)}.json`;

/** A ledger with one object per person. Objects are only created. */
export const ledgerIn = (store: LockedStore): ErasureLedger => ({
  append: async (erasure) => {
    const name = nameOf(erasure.personId);
    // An erasure runs several times. The account may not replace objects, so it does not try to.
    if (await store.has(name)) return;
    try {
      await store.create(name, [JSON.stringify(erasure)]);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  },
  entries: async function* () {
    for (const name of await store.names(PREFIX)) {
      const found = await store.read(name);
      if (!found) throw new Error(`${name} is not there any more`);
      yield erased.parse(JSON.parse(await text(found)));
    }
  },
});
