import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsIn } from '#tests/support/imports.ts';

const FILES_MAX = 40;

const page = readFileSync(new URL('../architecture.md', import.meta.url), 'utf8');
const walks = (/\n## Four walks\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '').split('\n### ').slice(1);
/** The files of each part of a walk. Parts begin with a line that ends with a colon. */
const partsOf = (walk: string): string[][] =>
  walk
    .split(/:\n\n/)
    .slice(1)
    .map((part) => [...part.matchAll(/^- `([^`]+)`: \S/gm)].map(([, file]) => file as string));

test('there are four walks', () => expect(walks.map((walk) => partsOf(walk).length > 2)).toEqual([true, true, true, true]));

test.each(walks.map((walk) => [walk.split('\n', 1)[0], walk]))(
  'the walk "%s" names at most 40 files, each once, and each is imported by one before it',
  async (_, walk) => {
    const parts = partsOf(walk as string);
    const files = parts.flat();
    expect([files.length <= FILES_MAX, new Set(files).size]).toEqual([true, files.length]);
    expect(files).toHaveLength((walk as string).match(/^- /gm)?.length ?? 0);
    const reached = new Set(parts.map(([first]) => first));
    const strayed: string[] = [];
    for (const file of files) {
      if (!reached.has(file)) strayed.push(file);
      for (const { to } of await importsIn(file, { withTypes: true })) reached.add(to);
    }
    expect(strayed).toEqual([]);
  },
);
