import { beforeAll, describe, expect, test } from 'vitest';
import { type Import, importsIn, productFiles } from '#tests/support/imports.ts';
import { plain } from '../web/plainData.ts';

const isSchema = (file: string): boolean => file.endsWith('.schema.ts');

let imports: ReadonlyMap<string, readonly Import[]>;
/** The chain of imports from a file to the projectors' kernel, or null. */
const wayToProjector = (file: string, seen = new Set<string>()): readonly string[] | null => {
  if (file === 'projections/kernel/projector.ts') return [file];
  if (seen.has(file)) return null;
  seen.add(file);
  for (const { to } of imports.get(file) ?? []) {
    const way = wayToProjector(to, seen);
    if (way) return [file, ...way];
  }
  return null;
};

beforeAll(async () => {
  const files = await productFiles('{domain,projections,web/src}/**/*.{ts,tsx}');
  imports = new Map(await Promise.all(files.map(async (file) => [file, await importsIn(file)] as const)));
});

describe('a browser loads no projector', () => {
  test('a schema imports none', () => {
    const schemas = [...imports.keys()].filter(isSchema);
    expect(schemas.length).toBeGreaterThan(20);
    expect(schemas.map((file) => wayToProjector(file)).filter((way) => way !== null)).toEqual([]);
  });

  test('the web app imports only schemas, and data that its build computes', () => {
    const imported = [...imports.values()].flat().filter(({ from, to }) => from.startsWith('web/') && to.startsWith('projections/'));
    expect(imported.length).toBeGreaterThan(50);
    const others = imported.filter(({ to }) => !isSchema(to) && !plain.test(`/${to}`));
    expect(others.map(({ from, to }) => [from, ...(wayToProjector(to) ?? [to])])).toEqual([]);
  });
});
