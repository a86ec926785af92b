import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Check } from './check.ts';
import { root } from './texts.ts';

const pagesOfTree = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md', 'tests/**/*.md'], { cwd: root }).toSorted();

/** The faults that a rule finds in each page, with the page. */
const inPages = (faultsOf: (text: string, page: string) => readonly string[]) => () =>
  pagesOfTree.flatMap((page) => faultsOf(readFileSync(join(root, page), 'utf8'), page).map((fault) => `${page}: ${fault}`));

const links = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)|^\[[^\]]+\]: (\S+)$/gm)].map(([, inline, named]) => inline ?? named ?? '');
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`((?:domain|projections|functions|web|local|infra|tests|bench|docs)\/[\w./-]+\.(?:tsx?|md|css|sh|js))`/g)].map(
    ([, file = '']) => file,
  );

/** Faults of the links and names in Markdown pages. */
export const pages: readonly Check[] = [
  {
    title: 'a link to a missing file',
    faults: inPages((text, page) =>
      links(text).filter((link) => !/^https?:|^mailto:/.test(link) && !existsSync(join(root, dirname(page), link))),
    ),
  },
  {
    title: 'the name of a missing file',
    // Guides make files; deployed configuration is made by a build.
    faults: inPages((text, page) =>
      page.startsWith('docs/guides/') ? [] : [...new Set(namedFiles(text))].filter((file) => !existsSync(join(root, file))),
    ),
  },
];
