import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { circlesIn } from '#tests/support/circles.ts';
import { type Import, importsIn, productFiles } from '#tests/support/imports.ts';
import { functionsRooms, projectionsRooms } from '#tests/support/rooms.ts';

/** A room may import from the rooms before it; `local`, `tests` and `bench` from all. */
const rooms: readonly string[] = [
  'domain',
  ...projectionsRooms.map((room) => `projections/${room}`),
  ...functionsRooms.map((room) => `functions/${room}`),
];

const roomOf = (file: string): number => rooms.findIndex((room) => file === room || file.startsWith(`${room}/`));

let files: readonly string[];
let imports: readonly Import[];
beforeAll(async () => {
  files = await productFiles('{domain,projections,functions}/**/*.ts');
  imports = (await Promise.all(files.map((file) => importsIn(file)))).flat();
});

describe('the rooms of functions, projections and domain', () => {
  test('contain every file', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => roomOf(file) < 0)).toEqual([]);
    expect(rooms.filter((_, room) => !files.some((file) => roomOf(file) === room))).toEqual([]);
  });

  test('import only from lower rooms', () => {
    expect(imports.filter(({ from, to }) => roomOf(to) < 0 || roomOf(to) > roomOf(from))).toEqual([]);
  });

  // local/runtime.ts passes in what differs in the local stack, so production has no shortcut.
  test('know no emulator and no address of this machine', () => {
    const asking = files.filter((file) => /emulat|isLoopback/i.test(readFileSync(file, 'utf8')));
    expect(asking.filter((file) => file.startsWith('functions/'))).toEqual([]);
  });

  test('use no helpers of tests, nor do the web app, the local stack and infra', async () => {
    const all = await productFiles('{infra/*.ts,{domain,projections,functions,local,web}/**/*.{ts,tsx}}');
    const used = (await Promise.all(all.map((file) => importsIn(file, { withTypes: true })))).flat();
    expect(used.length).toBeGreaterThan(5_000);
    expect(used.filter(({ to }) => /\/testing\/|^tests\//.test(to))).toEqual([]);
  });

  test('have no import cycles', () => {
    expect(circlesIn(files, imports)).toEqual([]);
  });
});
