import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BUILD_MANIFEST } from '../../../buildManifest.ts';
import { entryOf } from './updateBar.tsx';

test('a release is identified by the entry script in its build manifest', () => {
  const manifest = (file: string) => ({ 'index.html': { file, isEntry: true }, '_react.js': { file: 'assets/react.js' } });
  expect(entryOf(manifest('assets/index-B3x.js'))).toBe('/assets/index-B3x.js');
  expect(entryOf(manifest('assets/index-C4y.js'))).not.toBe(entryOf(manifest('assets/index-B3x.js')));
  expect(entryOf({})).toBeNull();
  expect(entryOf('<html>502 Bad Gateway</html>')).toBeNull();
});

test('hosting serves the manifest: no rule excludes it', async () => {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8')) as { hosting: { ignore: string[] } };
  expect(hosting.ignore).toEqual(['firebase.json', '**/.*', '**/node_modules/**']);
  expect(BUILD_MANIFEST).not.toMatch(/(^|\/)\./);
});
