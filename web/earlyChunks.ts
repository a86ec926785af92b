import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { firstScreens, loadingOrder } from './loadingOrder.ts';

type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

type Waves<Item> = { readonly beside: readonly Item[]; readonly after: readonly Item[] };
type Pages<Item> = Readonly<Record<'guest' | 'signedIn', Readonly<Record<string, Waves<Item>>>>>;

const eachOf = (screens: Readonly<Record<string, string>>, waves: (screen: string) => Waves<string>) =>
  Object.fromEntries(Object.entries(screens).map(([path, screen]) => [path, waves(screen)]));

/**
 * The modules of each page by address. Their chunks load in parallel with the entry's or right
 * after them; otherwise the entry would request them later. The first pages of members are lists:
 * their read starts before the list's own code has loaded.
 */
export const earlyModules: Pages<string> = {
  guest: eachOf(firstScreens.guest, (screen) => ({ beside: [screen], after: [] })),
  signedIn: eachOf(firstScreens.signedIn, (screen) => ({ beside: [loadingOrder.callables], after: [...loadingOrder.frame, screen] })),
};

const isChunk = (item: Bundle[string] | undefined): item is Chunk => item?.type === 'chunk';

/** The files, including styles, that these modules need beyond those of the entry. */
const filesOf = (bundle: Bundle, modules: readonly string[], entry: ReadonlySet<string>): string[] => {
  const found = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (!isChunk(chunk) || found.has(fileName) || entry.has(fileName)) return;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const needed of chunk.imports) visit(needed);
  };
  for (const module of modules) {
    const holder = Object.values(bundle).find((item) => isChunk(item) && item.moduleIds.some((id) => id.endsWith(`/web/src/${module}`)));
    if (!isChunk(holder)) throw new Error(`no chunk of the build holds ${module}`);
    visit(holder.fileName);
  }
  return [...found];
};

/** An origin to preconnect to; images use separate connections without `crossOrigin`. */
type Server = { readonly href: string; readonly crossOrigin: '' | null };

/** The second wave waits for the entry's chunks, which it would otherwise slow down. */
const scriptOf = (files: readonly string[], appFiles: number, pages: Pages<number>, servers: readonly Server[]): string => `{
const files = ${JSON.stringify(files)};
const pages = ${JSON.stringify(pages)};
let signedIn = false;
try { signedIn = localStorage.getItem('signedIn') === ''; } catch {}
const add = (attributes) => document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes }));
const load = (indexes) => {
  for (const index of indexes) {
    const href = files[index];
    add(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
  }
};
const arrival = (link) => performance.getEntriesByName(link.href).length > 0 || new Promise((resolve) => link.addEventListener('load', resolve));
load([...files.keys()].slice(0, ${appFiles}));
const page = pages[signedIn ? 'signedIn' : 'guest'][location.pathname];
if (page) {
  const entry = [...document.querySelectorAll('link[rel=modulepreload]')].map(arrival);
  if (signedIn) for (const server of ${JSON.stringify(servers)}) add({ rel: 'preconnect', ...server });
  load(page.beside);
  let missing = entry.length;
  for (const each of entry) Promise.resolve(each).then(() => { if (--missing === 1) load(page.after); });
}
}
`;

/**
 * Adds a small script to the page that preloads the code of the first lists and of the sign-in
 * page. Otherwise the entry would request it after it has started, which is a second later on a
 * slow phone. The script is a separate file, because the content security policy forbids inline
 * scripts. `servers` are the origins that a signed-in page calls first.
 */
export const earlyChunks = (servers: readonly Server[]): Plugin => {
  let script: { readonly fileName: string; readonly source: string } | undefined;
  return {
    name: 'early-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) return [];
        const items = bundle as unknown as Bundle;
        const known = filesOf(items, [loadingOrder.entry], new Set());
        const app = filesOf(items, [loadingOrder.app], new Set(known));
        const entry = new Set([...known, ...app]);
        // The app's own files come first, on every page.
        const files = app.map((file) => `/${file}`);
        const numbersOf = (modules: readonly string[], known: ReadonlySet<string>) =>
          filesOf(items, modules, known).map((file) =>
            files.includes(`/${file}`) ? files.indexOf(`/${file}`) : files.push(`/${file}`) - 1,
          );
        const wavesOf = ({ beside, after }: Waves<string>): Waves<number> => {
          const known = new Set([...entry, ...filesOf(items, beside, entry)]);
          return { beside: numbersOf(beside, entry), after: numbersOf(after, known) };
        };
        const pagesOf = (pages: Readonly<Record<string, Waves<string>>>) =>
          Object.fromEntries(Object.entries(pages).map(([path, waves]) => [path, wavesOf(waves)]));
        const source = scriptOf(
          files,
          app.length,
          { guest: pagesOf(earlyModules.guest), signedIn: pagesOf(earlyModules.signedIn) },
          servers,
        );
        const fileName = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        script = { fileName, source };
        return [{ tag: 'script', attrs: { async: true, src: `/${fileName}` }, injectTo: 'head-prepend' as const }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (script) this.emitFile({ type: 'asset', ...script });
      },
    },
  };
};
