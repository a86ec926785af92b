import { expect, test } from 'vitest';
import { importsIn, productFiles } from '#tests/support/imports.ts';

/** A room may import from the rooms before it, also types. */
const rooms = ['kernel', 'people', 'work', 'money', 'talk', 'office'];
const roomOf = (file: string): number => rooms.indexOf(file.split('/')[1] ?? '');

test('the rooms of the domain import only from lower rooms', async () => {
  const files = (await productFiles('domain/**/*.ts')).filter((file) => roomOf(file) >= 0);
  const imports = (await Promise.all(files.map((file) => importsIn(file, { withTypes: true })))).flat();
  expect(imports.length).toBeGreaterThan(1_000);
  expect(imports.filter(({ from, to }) => roomOf(to) > roomOf(from))).toEqual([]);
});
