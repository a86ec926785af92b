import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteName } from '#domain/kernel/siteName.ts';

const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8');

test('the page promises a large preview image only when it names one', () => {
  expect(page.includes('summary_large_image')).toBe(page.includes('property="og:image"'));
});

test('an empty page names its owner', () => {
  expect(page).toContain(`<title>${siteName}</title>`);
  const styles = readFileSync(new URL('./src/shared/ui/base.css', import.meta.url), 'utf8');
  expect(styles).toMatch(new RegExp(`#root:empty::before \\{\\s+content: "${siteName}";`));
  expect(styles).toMatch(new RegExp(`:is\\(#root:empty, \\[data-opening\\]\\)::before \\{\\s+content: "${siteName}";`));
});

test('the page has no inline style, which the content security policy would refuse', () => {
  const policies = JSON.stringify(JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8')));
  expect(policies).toContain("style-src 'self';");
  expect(page).not.toMatch(/<style|style=/);
});
