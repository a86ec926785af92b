import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The rooms, from the lowest up: each may import from those before it. `local`, `tests` and `bench` may import from all. */
const rooms = [
  ...['domain', 'projections'],
  ...['functions/platform', 'functions/eventStore', 'functions/delivery', 'functions/projections'],
  ...['functions/seals', 'functions/replay', 'functions/media', 'functions/effects', 'functions/policies'],
  'functions/runtime.ts',
  ...['functions/gate', 'functions/reads', 'functions/files', 'functions/commands', 'functions/operator'],
  ...['functions/index.ts', 'functions/deployment'],
] as const;

type Import = { readonly from: string; readonly to: string };

const roomOf = (file: string): number => rooms.findIndex((room) => file === room || file.startsWith(`${room}/`));

const aliases = { '#domain/': 'domain/', '#projections/': 'projections/', '#functions/': 'functions/', '#web/': 'web/src/' } as const;

const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier));
  const alias = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix));
  return alias ? alias[1] + specifier.slice(alias[0].length) : null;
};

const areTypes = (clause: string): boolean =>
  clause.startsWith('type ') ||
  (/^\{[^}]*\}$/.test(clause) && [...clause.slice(1, -1).split(',')].every((name) => /^\s*(type\s.*)?$/.test(name)));

/** What the code imports at run time, without tests. An import of types alone makes no arrow. */
const importsIn = async (file: string): Promise<Import[]> => {
  const text = await readFile(join(root, file), 'utf8');
  const found = text.matchAll(/^(?:import|export)\s+(?:([^;']*?)\s+from\s+)?'([^']+)'/gm);
  return [...found].flatMap(([, clause = '', specifier = '']) => {
    const to = areTypes(clause) ? null : targetOf(file, specifier);
    return to === null ? [] : [{ from: file, to }];
  });
};

const files: string[] = [];
let imports: Import[];
beforeAll(async () => {
  for await (const file of glob('{domain,projections,functions}/**/*.ts', { cwd: root }))
    if (!/\.test\.ts$|\/testing\//.test(file)) files.push(file);
  imports = (await Promise.all(files.map(importsIn))).flat();
});

describe('the rooms of the code behind the web app', () => {
  test('hold every file', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => roomOf(file) < 0)).toEqual([]);
    expect(rooms.filter((_, room) => !files.some((file) => roomOf(file) === room))).toEqual([]);
  });

  test('import only from below', () => {
    expect(imports.filter(({ from, to }) => roomOf(to) < 0 || roomOf(to) > roomOf(from))).toEqual([]);
  });

  test('have no circle of imports', () => {
    const after = Map.groupBy(imports, ({ from }) => from);
    const done = new Set<string>();
    const circleFrom = (file: string, path: readonly string[]): readonly string[] | null => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (done.has(file)) return null;
      for (const { to } of after.get(file) ?? []) {
        const circle = circleFrom(to, [...path, file]);
        if (circle) return circle;
      }
      done.add(file);
      return null;
    };
    expect(files.map((file) => circleFrom(file, [])).filter((circle) => circle !== null)).toEqual([]);
  });
});
