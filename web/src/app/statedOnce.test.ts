import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Table } from '#domain/work/deal/row.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { routes } from '#web/routing/routes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isProduct = (file: string) => !/\.test\.|\/testing\/|\/dist\/|node_modules/.test(file);
const sources = globSync(`${root}{domain,projections,functions,web/src}/**/*.{ts,tsx}`)
  .filter(isProduct)
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));

/** The files that contain two thirds of these names, as a key, a string or a constant. */
const listing = (names: readonly string[]): string[] =>
  sources.flatMap(({ file, text }) => {
    const named = names.filter((name) => new RegExp(`'${name}'|^ *${name}:|const ${name} `, 'm').test(text));
    return named.length * 3 >= names.length * 2 ? [file] : [];
  });
const sorted = (...files: string[]) => files.sort();

/** The rows that offers and entries share are stated once, and so are those of counter-offers. */
const isShared = (name: string): boolean =>
  /Change|Counter|(Fee|Schedule|Terms)Changed|OfficeReminded|OnBehalf|Proxy|Cancellation|Bill|Closed|Expired|ApproveReminded/.test(name);

const ofParties = (table: Table) =>
  Object.entries(table)
    .flatMap(([command, { by, from }]) => ((by === 'client' || by === 'talent') && from[0] !== 'NONE' ? [command] : []))
    .filter((command) => !/Change|^change|Counter|Proxy/.test(command));
const eventsOf = (table: Table) =>
  Object.values(table)
    .map(({ event }) => event)
    .filter((event) => !isShared(event));
/** Figures count selected events, not all. */
const figures = 'projections/figures/dailySummaries.schema.ts';

// A new place that lists names is one more file for every change, so it should be derived from the
// table.
describe('a list of names is repeated in few places', () => {
  test('the commands of an offer’s sides: row, button', () =>
    expect(listing(ofParties(offerTable)).sort()).toEqual(sorted('domain/work/offer/commands.ts', 'web/src/features/deal/actTexts.ts')));

  test('the events of an offer: row, command', () =>
    expect(listing(eventsOf(offerTable)).sort()).toEqual(sorted('domain/work/offer/commands.ts', 'domain/work/offer/events.ts', figures)));

  test('the events of an entry: row, command, document', () =>
    expect(listing(eventsOf(entryTable)).sort()).toEqual(sorted('domain/work/entry/commands.ts', 'domain/work/entry/events.ts', figures)));

  test('the pages of the office: one row each', () => {
    const pages = routes.filter(({ group, path }) => group === 'office' && !path.includes(':')).map(({ name }) => name);
    expect(listing(pages)).toEqual(['web/src/routing/officePages.ts']);
  });
});

test('all query keys come from one function, and listeners are opened in one place', () => {
  const web = sources.filter(({ file }) => file.startsWith('web/src/'));
  const naming = (pattern: RegExp) => web.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).sort();
  expect(naming(/queryKey: \[|QueryData\(\[|QueriesData\(\[/)).toEqual([]);
  // Not part of a page: the claims' document, and the document that shows a command.
  expect(naming(/onSnapshot\(/)).toEqual(
    ['auth/claimsRefresh', 'commands/waitForVersion', 'reads/reads'].map((name) => `web/src/shared/data/${name}.ts`),
  );
});
