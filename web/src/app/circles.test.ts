import { expect, test } from 'vitest';
import { circlesIn } from '#tests/support/circles.ts';
import { importsIn, productFiles } from '#tests/support/imports.ts';

test('no file of the web app imports itself through others, even lazily', async () => {
  const files = await productFiles('web/src/**/*.{ts,tsx}');
  const imports = (await Promise.all(files.map((file) => importsIn(file)))).flat();
  expect(imports.length).toBeGreaterThan(2_000);
  expect(circlesIn(files, imports)).toEqual([]);
});
