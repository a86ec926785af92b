import { expect, test } from 'vitest';
import { places } from '#domain/notification/places.ts';
import { routes } from './routes.ts';

test('what notifications and mails lead to are routes of this app', () => {
  const paths = new Map(routes.map(({ name, path }) => [name as string, path as string]));
  for (const [name, path] of Object.entries(places)) expect([name, paths.get(name)]).toEqual([name, path]);
});
