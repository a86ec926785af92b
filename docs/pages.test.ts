import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { WIDTH } from './generate/wrap.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md', 'tests/**/*.md'], { cwd: root }).toSorted();
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

/** Words that a reader who is no native speaker has to look up: again, is, after, a number. */
const unclear = /\b(anew|stands|behind|whoever|by itself|so many)\b/i;
/** Titles of tests are quoted as they are. */
const withoutTitles = (text: string): string => text.replace(/` "[^"]+"/g, '`');

describe.each(pages)('%s', (page) => {
  test('has no line that is wider than a window', () => {
    const wide = read(page)
      .split('\n')
      .filter((line) => line.length > WIDTH);
    expect(wide).toEqual([]);
  });

  test('says it in plain words', () => expect(unclear.exec(withoutTitles(read(page)))?.[0]).toBeUndefined());

  test('leads to files that are there', () => {
    const links = [...read(page).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)|^\[[^\]]+\]: (\S+)$/gm)].map(
      ([, inline, named]) => inline ?? named ?? '',
    );
    const files = links.filter((link) => !/^https?:|^mailto:/.test(link));
    expect(files.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  test('names files that are there', () => {
    // Guides make files; deployed configuration is made by a build.
    if (page.startsWith('docs/guides/')) return;
    const named = [
      ...read(page).matchAll(/`((?:domain|projections|functions|web|local|infra|tests|bench|docs)\/[\w./-]+\.(?:tsx?|md|css|sh|js))`/g),
    ];
    const missing = named.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)));
    expect([...new Set(missing)]).toEqual([]);
  });
});
