import { join } from 'node:path';
import { cloudStore, folderStore, type LockedStore } from '../platform/lockedStore.ts';
import { emulatorFolder, isEmulated, sealSettings } from '../platform/settings.ts';
import { fileSigner, kmsSigner, type Signer } from './signer.ts';

/** The store of seals and their signer. */
export type Seals = { readonly store: LockedStore; readonly signer: () => Signer };

const folder = (): string => emulatorFolder('SEALS_EMULATOR_FOLDER');

/** The bucket and the KMS key of the settings; with the emulators a folder and a key file. */
export const openSeals = (): Seals =>
  isEmulated()
    ? { store: folderStore(folder), signer: () => fileSigner(join(folder(), 'key.pem')) }
    : { store: cloudStore(() => sealSettings().bucket), signer: () => kmsSigner(sealSettings().key) };
