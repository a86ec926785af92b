import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { applyWrite, type Projector, type ReadModel } from '#projections/kernel/projector.ts';
import { ownProjectors, readModelCollections, sharedProjectors } from '#projections/readModels.ts';
import { specifiedCollections } from '#projections/testing/specified.ts';
import { acceptedStories, streamOf } from '#projections/testing/stories.ts';
import { code, codes, item } from './wrap.ts';

const head = `# What an event costs

The documents of each event type, and the screens that show them. \`npm run reference\` runs the
projectors over the accepted commands of the tests and writes this page. Each document counts once,
with its collection.

- **reads**, **writes**: in the commit of the event. The head, the event, progress and receipts come
  on top: 3 reads and 4 writes.
- **later**: what the functions read and write after it. Cards, search and mails come on top.
- Two sides of a deal are two documents, such as \`2 inbox\`.
- **Readers**: the screens of [reads.md](../reads.md), or files that read the collection on demand.`;

type Part = { readonly reads: Set<string>; readonly writes: Set<string> };
type Cost = Readonly<Record<'own' | 'shared', Part>>;
const noCost = (): Cost => ({ own: { reads: new Set(), writes: new Set() }, shared: { reads: new Set(), writes: new Set() } });

const parts = { own: ownProjectors, shared: sharedProjectors } as const satisfies Record<keyof Cost, readonly Projector[]>;

const costOf = (event: AnyEnvelope, documents: Map<string, ReadModel>): Cost => {
  const cost = noCost();
  for (const part of ['own', 'shared'] as const)
    for (const each of parts[part].filter(({ handles }) => handles.includes(event.type))) {
      for (const key of each.keys(event)) cost[part].reads.add(key);
      for (const write of each.apply(event, documents)) if (applyWrite(documents, write)) cost[part].writes.add(write[0]);
    }
  return cost;
};

const collectionOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The collections of some paths, each with the number of documents if there are several. */
const counted = (paths: ReadonlySet<string>): string => {
  const names = [...Map.groupBy([...paths].sort(), collectionOf)].map(([name, of]) => (of.length > 1 ? `${of.length} ${name}` : name));
  return names.join(', ');
};

/** The dearest occurrence of each event type. */
const costs = (): ReadonlyMap<EventType, Cost> => {
  const dearest = new Map<EventType, Cost>();
  const size = ({ own, shared }: Cost) => own.writes.size + shared.writes.size + (own.reads.size + shared.reads.size) / 100;
  for (const { name, story } of acceptedStories()) {
    const documents = new Map<string, ReadModel>();
    for (const event of envelopes(streamOf[name], ...story)) {
      const cost = costOf(event, documents);
      const before = dearest.get(event.type);
      if (!before || size(cost) > size(before)) dearest.set(event.type, cost);
    }
  }
  return dearest;
};

/** What the bars around a page read (docs/reads.md). */
const framed = ['users', 'news', 'inbox'];

/** The screens of docs/reads.md by collection. */
const screensOf = (reads: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [, screen = '', list = ''] of reads.matchAll(/^- `(\w+)`: \d+\n((?: {2}.+\n)+)/gm)) {
    if (/\bframe\b/.test(list)) for (const of of framed) found.set(of, [...(found.get(of) ?? []), screen]);
    for (const [, path = ''] of list.matchAll(/([\w/*]+?)(?:\/\*)? \d+/g)) {
      const collection =
        path
          .split('/')
          .filter((part) => part !== '*')
          .at(-1) ?? '';
      found.set(collection, [...(found.get(collection) ?? []), screen]);
    }
  }
  return found;
};

const root = new URL('../../', import.meta.url);
/** The code that reads documents, by file; no tests, and no code of tests. */
const sources: ReadonlyMap<string, string> = new Map(
  globSync(['web/src/**/*.{ts,tsx}', 'functions/**/*.ts'], { cwd: fileURLToPath(root) })
    .filter((file) => !/test|release/i.test(file))
    .sort()
    .map((file) => [file, readFileSync(new URL(file, root), 'utf8')]),
);
/** The files that name a collection, or the path or schema of its documents. */
const filesWith = (collection: string): readonly string[] => {
  const one = collection.replace(/ies$/, 'y').replace(/s$/, '');
  const name = new RegExp(`['\`/]${collection}['\`/]|\\b${one}s?(Path|Schema)\\b`);
  return [...sources].flatMap(([file, text]) => (name.test(text) ? [file] : []));
};

/** More screens than this are a number. */
const NAMED = 6;
/** The number of files that are named for a collection that no screen reads at once. */
const FILES = 3;

const partLine = (label: string, { reads, writes }: Part, own: boolean): string[] => {
  if (reads.size + writes.size === 0) return [];
  const texts = [reads.size > 0 && `reads ${counted(reads)}`, writes.size > 0 && `writes ${counted(writes)}`].filter(Boolean);
  return item(`${own ? '' : `${label}: `}${texts.join('; ')}`, 1);
};

/** Writes docs/reference/costs.md. `reads`: the text of docs/reads.md. */
export const costsPage = (reads: string): string => {
  const events = [...costs()].sort(([a], [b]) => (a < b ? -1 : 1));
  const screens = screensOf(reads);
  const readers = readModelCollections.flatMap((collection) => {
    const of = [...new Set(screens.get(collection) ?? [])];
    const files = of.length === 0 ? filesWith(collection) : [];
    const isSpecified = (specifiedCollections as readonly string[]).includes(collection);
    if (of.length + files.length === 0 && !isSpecified) throw new Error(`nobody reads ${collection}`);
    const shown =
      of.length > NAMED ? `${of.length} screens` : codes(of.length > 0 ? of : files.slice(0, FILES)) || 'the specification names it';
    return item(`${code(collection)}: ${shown}`);
  });
  const rows = events.flatMap(([type, { own, shared }]) => {
    const lines = [...partLine('', own, true), ...partLine('later', shared, false)];
    return [`- ${code(type)}`, ...(lines.length > 0 ? lines : item('no document', 1))];
  });
  return [head, '', '## Events', '', ...rows, '', '## Readers', '', ...readers, ''].join('\n');
};
