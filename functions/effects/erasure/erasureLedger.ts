import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { cloudStore, folderStore, isTaken, type LockedStore } from '../../platform/lockedStore.ts';
import { emulatorFolder, erasuresSetting, isEmulated } from '../../platform/settings.ts';

const PREFIX = 'erasures/';
const erased = z.strictObject({ personId: z.string().min(1), erasedAt: z.number() });

/**
 * Whose key went, by its name (a uid, a place on the roster, a record, a guest's contact), and when
 * (ms) first.
 */
export type Erased = z.infer<typeof erased>;

/**
 * The erasures, outside the database: what a backup of the database brings back is erased again by
 * it.
 */
export type ErasureLedger = {
  /** Notes an erasure; one that is noted already stays as it is. */
  append(erasure: Erased): Promise<void>;
  /** Every erasure, one after the other. Throws at one that cannot be read. */
  entries(): AsyncGenerator<Erased>;
};

const nameOf = (personId: string): string => `${PREFIX}${encodeURIComponent(personId)}.json`;

/** A ledger with an object per person, which is only created. */
export const ledgerIn = (store: LockedStore): ErasureLedger => ({
  append: async (erasure) => {
    const name = nameOf(erasure.personId);
    // An erasure runs several times. The account may replace nothing, so it does not try.
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

/** The locked bucket that the settings name; a folder beside the emulators. */
export const openLedger = (): ErasureLedger =>
  ledgerIn(isEmulated() ? folderStore(() => emulatorFolder('ERASURES_EMULATOR_FOLDER')) : cloudStore(erasuresSetting));
