import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The `match` paths of the bucket's rules with what each allows; nested paths are joined. */
const allowed = (rules: string): string[] => {
  const path: string[] = [];
  return rules
    .replace(/\/\/.*$/gm, '')
    .split('\n')
    .flatMap((line) => {
      const opened = /^\s*(?:match (\S+)|service \S+) \{$/.exec(line);
      if (opened) path.push(opened[1] ?? '');
      if (/^\s*\}$/.test(line)) path.pop();
      const allow = /^\s*allow (.+): if (.+);$/.exec(line);
      return allow ? [`${path.join('')} ${allow[1]}: ${allow[2]}`] : [];
    });
};

test('the bucket serves checked files to users who know the path, and accepts nothing from browsers', () => {
  const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
  expect(allowed(rules).sort()).toEqual([
    '/b/{bucket}/o/movies/{uid}/{file} get: true',
    '/b/{bucket}/o/pictures/{uid}/{file} get: true',
    '/b/{bucket}/o/{object=**} write: false',
  ]);
  // No other rules: no upload, and no PDF of a message.
  expect(rules.match(/\ballow\b/g)).toHaveLength(3);
});
