import { join } from 'node:path';
import { fileRootKey, kmsRootKey, type RootKey } from './rootKey.ts';
import { emulatorFolder, isEmulated, keysSetting } from './settings.ts';

/**
 * The key of Cloud KMS that the settings name; a key file beside the emulators, and nowhere else.
 */
export const openRootKey = (): RootKey =>
  isEmulated() ? fileRootKey(join(emulatorFolder('KEYS_EMULATOR_FOLDER'), 'root.key')) : kmsRootKey(keysSetting());
