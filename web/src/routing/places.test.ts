import { expect, test } from 'vitest';
import { places } from '#domain/kernel/words/places.ts';
import { memberAddresses } from '#domain/talk/front/addresses.ts';
import { href } from './href.ts';
import { routes } from './routes.ts';

test('links of notifications and mails are routes of this app', () => {
  const paths = new Map(routes.map(({ name, path }) => [name as string, path as string]));
  for (const [name, place] of Object.entries(places)) {
    const [path, part] = place.split('#');
    if (part === undefined) expect([name, paths.get(name)]).toEqual([name, path]);
    else expect([name, [...paths.values()].includes(path ?? '')]).toEqual([name, true]);
  }
});

test('public pages link to the same cast or job in this app', () => {
  expect(memberAddresses.clientTalent('a/b')).toBe(href('clientTalent', { talentId: 'a/b' }));
  expect(memberAddresses.talentJob('a/b')).toBe(href('talentJob', { jobId: 'a/b' }));
});
