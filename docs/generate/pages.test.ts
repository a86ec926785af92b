import { expect, test } from 'vitest';
import { generatedPages, readPage } from './pages.ts';

test.each(Object.entries(generatedPages()))('docs/%s is what `npm run reference` writes', (name, page) => {
  expect(readPage(name), 'npm run reference writes it again').toBe(page);
});
