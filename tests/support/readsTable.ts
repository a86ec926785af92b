import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type AppRoute, routes } from '#web/routing/routes.ts';
import type { NotedRead } from '#web/shared/data/reads/reading.ts';

const file = new URL('../../docs/reads.md', import.meta.url);

/** The frame's reads on pages with all badges; the table has one word for them. */
const frame = { 'inbox/*': 1, news: 2, 'users/*': 2 };
const frameReads = Object.entries(frame);
/** The own profile, whose name is in the menu: of a client, or of a cast. */
const profiles = ['clients/*', 'talents/*'];

/** All reads since the page was loaded, in the format of the table: query and largest count. */
export const readsOf = async (page: Page): Promise<string> => {
  const noted = await page.evaluate(() =>
    performance.getEntriesByName('read', 'mark').map((mark) => (mark as PerformanceMark).detail as NotedRead),
  );
  const sums = new Map<string, number>();
  for (const { of, atMost } of noted) sums.set(of, (sums.get(of) ?? 0) + atMost);
  const inFrame = frameReads.every(([of, atMost]) => (sums.get(of) ?? 0) >= atMost);
  const profile = profiles.filter((of) => sums.has(of)).slice(0, 1);
  if (inFrame)
    for (const [of, atMost] of [...frameReads, ...profile.map((own) => [own, 1] as const)]) sums.set(of, (sums.get(of) ?? 0) - atMost);
  const parts = [...sums]
    .filter(([, atMost]) => atMost > 0)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([of, atMost]) => `${of} ${atMost}`);
  return [...(inFrame ? ['frame'] : []), ...parts].join(', ') || 'nothing';
};

/** The documented reads by route name. */
export const documentedReads = (): ReadonlyMap<string, string> => {
  const items = readFileSync(file, 'utf8').matchAll(/^- `(\w+)`: \d+\n((?: {2}.+\n)+)/gm);
  return new Map([...items].map(([, name = '', reads = '']) => [name, reads.replace(/\s+/g, ' ').trim()]));
};

/** The count of each query in a text of the table, with those of the frame for both sides. */
const countsIn = (reads: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>(reads.startsWith('frame') ? [...frameReads, ...profiles.map((own) => [own, 1] as const)] : []);
  for (const [, of = '', atMost] of reads.matchAll(/(?:^|, )([^ ,]+(?: count)?) (\d+)(?=,|$)/g))
    counts.set(of, (counts.get(of) ?? 0) + Number(atMost));
  return counts;
};

/** The queries that read more than these texts of the table allow together. */
export const readsBeyond = (reads: string, ...limits: readonly string[]): string[] => {
  const allowed = limits.map(countsIn);
  return [...countsIn(reads)]
    .filter(([of, count]) => count > allowed.reduce((sum, counts) => sum + (counts.get(of) ?? 0), 0))
    .map(([of, count]) => `${of} ${count}`);
};

const sumOf = (reads: string): number =>
  [...countsIn(reads).values()].reduce((sum, count) => sum + count, reads.startsWith('frame') ? 1 - profiles.length : 0);
const isSeen = (found: ReadonlyMap<string, string>) => (route: AppRoute) => found.has(route.name);

/** Lines of at most 100 characters, indented as the text of an item. */
const wrapped = (text: string): string => text.replace(/(?=\S)(.{1,98})(?: |$)/g, '  $1\n').trimEnd();

/** Writes the list from the found reads (`npm run reads`). */
export const writeReads = (found: ReadonlyMap<string, string>): void => {
  const [head = ''] = readFileSync(file, 'utf8').split(/\n+- `\w+`: \d+\n/);
  const items = routes.filter(isSeen(found)).map(({ name }) => {
    const reads = found.get(name) ?? '';
    return `- \`${name}\`: ${sumOf(reads)}\n${wrapped(reads)}`;
  });
  writeFileSync(file, `${head}\n\n${items.join('\n')}\n`);
};
