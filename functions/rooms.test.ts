import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { circlesIn } from '#tests/support/circles.ts';
import { type Import, importsIn, productFiles } from '#tests/support/imports.ts';

/**
 * The rooms in order. A room may import from the rooms before it; `local`, `tests` and `bench` from
 * all.
 */
const rooms: readonly string[] = [
  'domain',
  ...['kernel', 'account', 'talent', 'guardian', 'client', 'job', 'front', 'deal', 'chat', 'review', 'favorite'].map(
    (room) => `projections/${room}`,
  ),
  ...[
    'content',
    'student',
    'report',
    'diary',
    'savedSearch',
    'contact',
    'invoice',
    'inbox',
    'notification',
    'office',
    'figures',
    'search',
  ].map((room) => `projections/${room}`),
  ...['projections/readModels.ts', 'projections/cards.ts', 'projections/documentsInMemory.ts', 'projections/replay.ts'],
  ...['functions/platform', 'functions/eventStore', 'functions/delivery', 'functions/projections', 'functions/search'],
  ...['functions/seals', 'functions/replay', 'functions/media', 'functions/rules', 'functions/effects', 'functions/policies'],
  ...['functions/ports.ts', 'functions/runtime.ts'],
  ...['functions/gate', 'functions/reads', 'functions/front', 'functions/files', 'functions/commands', 'functions/operator'],
  ...['functions/index.ts', 'functions/deployment'],
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
