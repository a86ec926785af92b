import { join } from 'node:path';
import { fileRootKey, kmsRootKey, type RootKey } from './rootKey.ts';
import { emulatorFolder, isEmulated, keysSetting } from './settings.ts';

/** The key of Cloud KMS from the settings; with the emulators, and only there, a key file. */
export const openRootKey = (): RootKey =>
  isEmulated() ? fileRootKey(join(emulatorFolder('KEYS_EMULATOR_FOLDER'), 'root.key')) : kmsRootKey(keysSetting());
