import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rulesFile, rulesPath } from './rulesFile.ts';

test('firestore.rules is what `npm run rules` writes', async () => expect(await readFile(rulesPath, 'utf8')).toBe(await rulesFile()));
