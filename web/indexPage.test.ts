import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteName } from '#domain/kernel/siteName.ts';

const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8');

test('the page promises a large picture to sharing sites only when it names one', () => {
  expect(page.includes('summary_large_image')).toBe(page.includes('property="og:image"'));
});

test('an empty page says whose it is', () => {
  expect(page).toContain(`<title>${siteName}</title>`);
  expect(page).toMatch(new RegExp(`#root:empty::before \\{\\s+content: "${siteName}";`));
});
