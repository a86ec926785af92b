import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8');

test('the page promises a large picture to sharing sites only when it names one', () => {
  expect(page.includes('summary_large_image')).toBe(page.includes('property="og:image"'));
});
