import { expect, test } from 'vitest';
import { entryOf } from './updateWatch.ts';

test('a release is known by the entry script that its page names', () => {
  const page = (file: string) => `<!doctype html><script type="module" crossorigin src="/assets/${file}"></script>`;
  expect(entryOf(page('index-B3x.js'))).toBe('/assets/index-B3x.js');
  expect(entryOf(page('index-C4y.js'))).not.toBe(entryOf(page('index-B3x.js')));
  expect(entryOf('<html>502 Bad Gateway</html>')).toBeNull();
});
