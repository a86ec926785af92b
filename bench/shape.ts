import { readFileSync } from 'node:fs';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { aggregates } from '#domain/registry.ts';
import { circlesIn } from '#tests/support/circles.ts';
import { type Import, importsIn } from '#tests/support/imports.ts';
import { p50, sorted } from './statistics.ts';
import { linesOf, productionFiles, testFiles } from './tree.ts';

// The figures of the structure: how much there is to read, what imports itself, and which borders
// are crossed.

const CRUMB_LINES = 15;

/**
 * The bounds of size are of a product with this number of event types. They grow with it, so that a
 * feature is as dear as before, and not free (docs/adr/0142-bounds-of-size.md).
 */
const EVENT_TYPES_OF_BOUNDS = 221;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The folder of a file below a room: domain/work/offer/events.ts is in `offer` of domain/. */
const folderIn = (room: string, file: string): string | null => {
  if (!file.startsWith(room)) return null;
  const [folder, ...rest] = file.slice(room.length).split('/');
  return rest.length > 0 ? (folder as string) : null;
};

const foldersInCircles = (room: string, imports: readonly Import[]): readonly string[] => {
  const to = new Map<string, Set<string>>();
  for (const { from, to: target } of imports) {
    const [one, other] = [folderIn(room, from), folderIn(room, target)];
    if (one && other && one !== other) to.set(one, (to.get(one) ?? new Set()).add(other));
  }
  const reachedFrom = (folder: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const waiting = [...(to.get(folder) ?? [])];
    for (let next = waiting.pop(); next; next = waiting.pop())
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(...(to.get(next) ?? []));
      }
    return reached;
  };
  return [...to.keys()].filter((folder) => reachedFrom(folder).has(folder)).sort();
};

/** Whether one feature, or the office, reaches into a feature beside its `public.ts`. */
const isPastPublic = ({ from, to }: Import): boolean => {
  const features = 'web/src/features/';
  const [one, other] = [folderIn(features, from), folderIn(features, to)];
  const isInside = one !== null || from.startsWith('web/src/office/');
  return isInside && other !== null && one !== other && !to.endsWith('/public.ts');
};

const files = productionFiles();
const [values, all] = await Promise.all(
  [false, true].map(async (withTypes) => (await Promise.all(files.map((file) => importsIn(file, { withTypes })))).flat()),
);
const sizes = files.map(linesOf);
const names = Object.keys(aggregates);
const listing = files.filter((file) => {
  const text = readFileSync(file, 'utf8');
  return names.filter((name) => new RegExp(`'${name}'|^ *${name}:|const ${name} `, 'm').test(text)).length * 3 >= names.length * 2;
});

const eventTypes = sum(Object.values(aggregates).map(({ events }) => Object.keys(events).length));
const sized = (bound: number): string => `<= ${formatCount(Math.floor((bound * eventTypes) / EVENT_TYPES_OF_BOUNDS))}`;

const rows: readonly (readonly [figure: string, value: number, bound: string])[] = [
  ['lines of production TypeScript', sum(sizes), sized(88_000)],
  ['its files', files.length, sized(1_500)],
  [`files of at most ${CRUMB_LINES} lines`, sizes.filter((lines) => lines <= CRUMB_LINES).length, sized(120)],
  ['median lines of a file', p50(sorted(sizes)), '50 to 90'],
  ['lines of tests', sum(testFiles().map(linesOf)), sized(54_000)],
  ['circles of files, without types', circlesIn(files, values ?? []).length, '<= 0'],
  ...['domain/', 'web/src/features/', 'web/src/office/'].map(
    (room) => [`folders in circles in ${room}`, foldersInCircles(room, all ?? []).length, '<= 0'] as const,
  ),
  ["imports past a feature's public.ts", (all ?? []).filter(isPastPublic).length, '<= 0'],
  ['files that list two thirds of the aggregates', listing.length, '<= 3'],
];
console.log(`${formatCount(eventTypes)} types of events. The bounds of size are those of ${EVENT_TYPES_OF_BOUNDS}, in proportion.`);
for (const [figure, value, bound] of rows) console.log(`${figure.padEnd(48)}${formatCount(value).padStart(9)}   ${bound}`);
if (process.argv.includes('--names')) console.log(`\n${listing.join('\n')}`);
