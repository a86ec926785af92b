import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const parts = ['tokens.css', 'base.css', 'publicPages.css'] as const;

/** One style sheet for the server-rendered pages: tokens, base, and the pages' own rules. */
export const publicStyle = (): Plugin => ({
  name: 'public-style',
  apply: 'build',
  generateBundle() {
    const source = parts.map((part) => readFileSync(new URL(`./src/shared/ui/${part}`, import.meta.url), 'utf8')).join('\n');
    this.emitFile({ type: 'asset', fileName: 'p/style.css', source: source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s*\n/g, '\n') });
  },
});
