import { join } from 'node:path';
import { cloudStore, folderStore, type LockedStore } from '../platform/lockedStore.ts';
import { emulatorFolder, isEmulated, sealSettings } from '../platform/settings.ts';
import { fileSigner, kmsSigner, type Signer } from './signer.ts';

/** Where seals are kept, and who signs them. */
export type Seals = { readonly store: LockedStore; readonly signer: () => Signer };

const folder = (): string => emulatorFolder('SEALS_EMULATOR_FOLDER');

/**
 * Cloud KMS and the locked bucket that the settings name; a key file and a folder beside the
 * emulators, and nowhere else.
 */
export const openSeals = (): Seals =>
  isEmulated()
    ? { store: folderStore(folder), signer: () => fileSigner(join(folder(), 'key.pem')) }
    : { store: cloudStore(() => sealSettings().bucket), signer: () => kmsSigner(sealSettings().key) };
