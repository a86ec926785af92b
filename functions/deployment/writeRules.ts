import { writeFile } from 'node:fs/promises';
import { rulesFile, rulesPath } from './rulesFile.ts';

/** Writes the generated parts of firestore.rules. */
await writeFile(rulesPath, await rulesFile());
