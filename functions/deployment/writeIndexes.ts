import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { indexFile } from './indexFile.ts';

/** Writes firestore.indexes.json from the queries in the code. */
const file = await indexFile();
await writeFile(fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url)), `${JSON.stringify(file, null, 2)}\n`);
console.log(`${file.indexes.length} indexes of several fields, ${file.fieldOverrides.length} rows for single fields`);
