import { beforeAll, describe, expect, test } from 'vitest';
import { circlesIn } from '#tests/support/circles.ts';
import { type Import, importsIn, productFiles } from '#tests/support/imports.ts';
import { webRooms } from '#tests/support/rooms.ts';

/** The rooms whose folders import each other in one direction only. */
const ordered = ['entities', 'features', 'office'] as const;

/** Imports against these rules. The list may only shrink. */
const exceptions: readonly string[] = [];

const inWeb = (file: string): string => file.replace(/^web\/src\//, '');
const roomOf = (file: string): number => webRooms.findIndex((room) => inWeb(file) === room || inWeb(file).startsWith(`${room}/`));
/** The folder of a file in a room; null for a file of another room, or beside the folders. */
const folderOf = (room: string, file: string): string | null => {
  const [first, folder, ...rest] = inWeb(file).split('/');
  return first === room && folder && rest.length > 0 ? folder : null;
};
const without = (imports: readonly Import[]): readonly string[] =>
  imports.map(({ from, to }) => `${inWeb(from)} -> ${inWeb(to)}`).filter((line) => !exceptions.includes(line));

let files: readonly string[];
let imports: readonly Import[];
let values: readonly Import[];
beforeAll(async () => {
  files = await productFiles('web/src/**/*.{ts,tsx}');
  const all = (await Promise.all(files.map((file) => importsIn(file, { withTypes: true })))).flat();
  imports = all.filter(({ to }) => to.startsWith('web/src/'));
  values = (await Promise.all(files.map((file) => importsIn(file)))).flat();
});

describe('the rooms of the web app', () => {
  test('contain every file', () => {
    expect(imports.length).toBeGreaterThan(2_000);
    expect(files.filter((file) => roomOf(file) < 0)).toEqual([]);
    expect(webRooms.filter((_, room) => !files.some((file) => roomOf(file) === room))).toEqual([]);
  });

  test('import only from lower rooms, also lazily and as types', () => {
    expect(without(imports.filter(({ from, to }) => roomOf(to) > roomOf(from)))).toEqual([]);
  });

  test('have no file that imports itself through others', () => {
    expect(circlesIn(files, values)).toEqual([]);
  });

  test.each(ordered)('%s has no circle of folders, also by types', (room) => {
    const between = imports.flatMap(({ from, to }) => {
      const [one, other] = [folderOf(room, from), folderOf(room, to)];
      return one && other && one !== other ? [{ from: one, to: other }] : [];
    });
    expect(between.length).toBeGreaterThan(5);
    expect(circlesIn([...new Set(between.map(({ from }) => from))], between)).toEqual([]);
  });

  test('see only public.ts of a feature, from other features and the office', () => {
    const past = imports.filter(({ from, to }) => {
      const feature = folderOf('features', to);
      const isInside = folderOf('features', from) !== null || from.startsWith('web/src/office/');
      return isInside && feature !== null && folderOf('features', from) !== feature && !to.endsWith('/public.ts');
    });
    expect(without(past)).toEqual([]);
  });

  test('have no page of the office that imports the frame around it', () => {
    const up = imports.filter(({ from, to }) => folderOf('office', from) !== null && /^office\/[^/]+$/.test(inWeb(to)));
    expect(without(up)).toEqual([]);
  });

  test('need each of their exceptions', () => {
    const lines = imports.map(({ from, to }) => `${inWeb(from)} -> ${inWeb(to)}`);
    expect(exceptions.filter((line) => !lines.includes(line))).toEqual([]);
  });
});
