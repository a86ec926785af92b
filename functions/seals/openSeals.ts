import { join } from 'node:path';
import { isEmulated, sealSettings } from '../platform/settings.ts';
import { cloudSeals, folderSeals, type SealStore } from './sealStore.ts';
import { fileSigner, kmsSigner, type Signer } from './signer.ts';

/** Where seals are kept, and who signs them. */
export type Seals = { readonly store: SealStore; readonly signer: () => Signer };

const emulatorFolder = (): string => {
  const folder = process.env.SEALS_EMULATOR_FOLDER;
  if (!folder) throw new Error('FIRESTORE_EMULATOR_HOST is set, but not SEALS_EMULATOR_FOLDER');
  return folder;
};

/**
 * Cloud KMS and the locked bucket that the settings name; a key file and a folder beside the
 * emulators, and nowhere else.
 */
export const openSeals = (): Seals =>
  isEmulated()
    ? { store: folderSeals(emulatorFolder), signer: () => fileSigner(join(emulatorFolder(), 'key.pem')) }
    : { store: cloudSeals(() => sealSettings().bucket), signer: () => kmsSigner(sealSettings().key) };
