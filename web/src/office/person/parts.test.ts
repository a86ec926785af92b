import { expect, test } from 'vitest';
import { mayRead, type OfficePart } from '#domain/kernel/officeParts.ts';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import { partsFor, personAddress } from './parts.ts';

const readsOf =
  (...roles: OfficeRole[]) =>
  (part: OfficePart) =>
    mayRead(roles, part);

test('a member sees the sections that their roles may read, for clients and casts', () => {
  expect(partsFor('client', readsOf('audit'))).toEqual(['deals', 'jobs', 'invoices', 'reviews', 'contacts', 'reports', 'seconds', 'mails']);
  expect(partsFor('talent', readsOf('audit'))).toEqual(['deals', 'reviews', 'contacts', 'reports', 'seconds', 'mails']);
  expect(partsFor('client', readsOf('billing'))).toEqual(['deals', 'jobs', 'invoices', 'reviews', 'seconds']);
  expect(partsFor('client', readsOf('administration'))).toEqual([]);
  expect(partsFor('talent', readsOf('people'))).toEqual(['deals', 'reviews', 'contacts', 'reports']);
});

test('an address links to a section', () => {
  expect(personAddress('u1', 'talent', 'reviews')).toBe('/office/talents/u1?part=reviews');
  expect(personAddress('u1', 'client')).toBe('/office/accounts/u1');
});
