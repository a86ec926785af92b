import { cloudStorage } from './cloudStorage.ts';
import { folderStorage } from './folderStorage.ts';
import type { ObjectStore } from './objectStore.ts';

const fromEmulator = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`FIREBASE_STORAGE_EMULATOR_HOST is set, but not ${name}`);
  return value;
};

/** Cloud Storage, or with the emulators' variable set a folder. */
export const openStore = (): ObjectStore => {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  if (!host) return cloudStorage();
  return folderStorage(() => ({
    folder: fromEmulator('STORAGE_EMULATOR_FOLDER'),
    uploadOrigin: `http://${host}`,
    key: fromEmulator('STORAGE_EMULATOR_KEY'),
  }));
};
