import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { readBaseline, saveBaseline } from '../bench/baseline.ts';
import { BUILD_MANIFEST, ENTRY_KEY } from './buildManifest.ts';

/** An entry of Vite's manifest: a chunk, its static imports and its dynamic imports. */
type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const KB = 1000;
const { values, positionals } = parseArgs({ options: { json: { type: 'string' }, save: { type: 'boolean' } }, allowPositionals: true });
const dist = new URL(positionals[0] ? `file://${positionals[0]}/` : './dist/', import.meta.url);
const manifest = JSON.parse(await readFile(new URL(BUILD_MANIFEST, dist), 'utf8')) as Manifest;

const sizes = new Map<string, number>();
const texts = new Map<string, string>();
for (const { file } of Object.values(manifest)) {
  if (!file.endsWith('.js')) continue;
  const text = await readFile(new URL(file, dist));
  texts.set(file, text.toString());
  sizes.set(file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
}

/** The chunks that the browser needs before these keys can run. */
const closure = (keys: readonly string[], found = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    closure(manifest[key]?.imports ?? [], found);
  }
  return found;
};
/** The number of files that the browser asks for. */
const requests = (keys: Iterable<string>): number => new Set([...keys].map((key) => manifest[key]?.file ?? '')).size;
const weight = (keys: Iterable<string>): number =>
  [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

/** The key of a screen, or of a chunk that `ownChunks` names. */
const keyOf = (wanted: string): string => {
  const key = Object.keys(manifest).find((name) => name.endsWith(wanted) || (name.startsWith(`_${wanted}-`) && name.endsWith('.js')));
  if (!key) throw new Error(`the build has no ${wanted}`);
  return key;
};
const entry = [ENTRY_KEY, 'base'].map(keyOf);
const screen = (...paths: string[]) => closure([...entry, ...paths.map(keyOf)]);
const signedIn = ['frame'];
const isVendor = (key: string) => /^_(react|reactDom|query|auth|firestore|firestoreLite|functions|schema|forms)-/.test(key);
const isRoute = (key: string) => /(Screen|officeFrame)\.tsx$/.test(key);
const isOffice = (key: string) => key.includes('office/');

/** Its chunk and our shared modules, without vendor chunks and the chunks of every page. */
const own = (key: string): number => {
  const before = closure(
    [...entry, ...(isOffice(key) ? ['officeFrame.tsx'] : [...signedIn, 'badge.tsx']).map(keyOf)].filter((each) => each !== key),
  );
  return weight([...closure([key])].filter((each) => !before.has(each) && !isVendor(each)));
};

const routes = Object.keys(manifest).filter(isRoute);
const officeOnly = new Set([...routes.filter(isOffice), keyOf('office/screenModules.ts')].flatMap((key) => [...closure([key])]));
for (const key of closure(entry)) officeOnly.delete(key);

/** The first pages. */
const first: Readonly<Record<string, ReadonlySet<string>>> = {
  login: screen('loginScreen.tsx'),
  client: screen(...signedIn, 'castListScreen.tsx'),
  talent: screen(...signedIn, 'jobListScreen.tsx'),
};
const inKB = (bytes: number) => Number((bytes / KB).toFixed(1));
/** Kilobytes after brotli and requests of scripts; `officeKB`: beyond the entry. */
const pages: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.entries(first).flatMap(([name, keys]) => [
      [`${name}KB`, inKB(weight(keys))],
      [`${name}Requests`, requests(keys)],
    ]),
  ),
  officeKB: inKB(weight(officeOnly)),
  routeKB: inKB(Math.max(...routes.map(own))),
};

/** How much a page may grow over bench/baseline.json before the build fails; requests may not. */
const AIR = 1.1;
const baseline = readBaseline().pages;
const limitOf = (figure: string): number => (baseline[figure] ?? 0) * (figure.endsWith('KB') ? AIR : 1);

/** The budgets in kilobytes, and of requests. */
const rows: ReadonlyArray<readonly [what: string, now: number, limit: number]> = [
  ...Object.entries(pages).map(([name, now]) => [name, now, limitOf(name)] as const),
  // Every page of the office loads its frame, so it keeps a tenth of the budget free.
  ['officeFrame.tsx', inKB(own(keyOf('officeFrame.tsx'))), limitOf('routeKB') * 0.9],
  ...routes
    .map((key) => [key.replace(/^.*src\//, ''), inKB(own(key)), limitOf('routeKB')] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5),
];

/** Chunks that only builds of the local stack have (`__LOCAL_STACK__`). */
const localOnly = Object.keys(manifest).filter((key) => /src\/develop\/|localProviderChooser/.test(key));
for (const key of localOnly) console.log(`NOT FOR HERE  ${key}`);

/** The phrase model (`phraseBreaks.ts`) is for the build only and must not be in the output. */
const models = [...texts].filter(([, text]) => /["']?UW4["']?:/.test(text)).map(([file]) => file);
for (const file of models) console.log(`NOT FOR HERE  ${file}: the model of budoux`);

/**
 * Chunks that import each other: a module of one may run before a value of the other exists, and
 * the part of the app that needs it reloads the page.
 */
const circles = Object.keys(manifest).filter((key) => (manifest[key]?.imports ?? []).some((next) => closure([next]).has(key)));
for (const key of circles) console.log(`IN A CIRCLE  ${key}`);

let broken = localOnly.length > 0 || models.length > 0 || circles.length > 0;
for (const [what, now, limit] of rows) {
  const over = now > limit;
  broken ||= over;
  console.log(`${over ? 'OVER' : ' ok '}  ${`${now}`.padStart(6)} of ${limit.toFixed(1).padStart(6)}  ${what}`);
}
if (values.json) {
  const { loginKB, clientKB = 0, talentKB = 0, officeKB, routeKB } = pages;
  const figures = { loginKB, firstSignedInKB: Math.max(clientKB, talentKB), officeKB, largestRouteKB: routeKB };
  await writeFile(values.json, `${JSON.stringify({ ...figures, ...pages }, null, 2)}\n`);
}
if (values.save) saveBaseline({ pages });
if (broken) process.exitCode = 1;
