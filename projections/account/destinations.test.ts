import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { project } from '../testing/project.ts';
import { destinations } from './destinations.ts';
import { users } from './users.ts';

describe('destinations/{uid}', () => {
  const login = 'hana@example.com';
  const email = 'hana.mobile@example.com';
  const registered: AnyEvent = { type: 'AccountRegistered', data: { email: login } };
  const expiresAt = NOON + DAY;
  const requested: AnyEvent = {
    type: 'AccountDestinationRequested',
    data: { email, codeHash: 'hash', requestedAt: NOON, expiresAt },
  };
  const confirmed: AnyEvent = { type: 'AccountDestinationConfirmed', data: {} };
  const both = (...events: AnyEvent[]) => {
    const documents = project([users, destinations], envelopes('account-hana', registered, ...events));
    return { user: documents['users/hana'], destination: documents['destinations/hana'] };
  };

  test('is missing before a request for another address', () => expect(both().destination).toBeUndefined());
  test('contains the pending address, while the old one is used', () => {
    const { user, destination } = both(requested);
    expect(destination).toEqual({
      id: 'hana',
      email: login,
      confirmedAt: null,
      pendingEmail: email,
      requestedAt: NOON,
      expiresAt,
      createdAt: NOON + HOUR,
      updatedAt: NOON + HOUR,
      version: 2,
    });
    expect(user).toMatchObject({ destinationEmail: login, version: 2 });
  });
  test('has the new address after its confirmation', () => {
    const { user, destination } = both(requested, confirmed);
    expect(destination).toMatchObject({
      email,
      confirmedAt: NOON + 2 * HOUR,
      pendingEmail: null,
      requestedAt: null,
      expiresAt: null,
      version: 3,
    });
    expect(user).toMatchObject({ email: login, destinationEmail: email, version: 3 });
  });
  test('returns to the login address', () => {
    const { user, destination } = both(requested, confirmed, { type: 'AccountDestinationReset', data: {} });
    expect([user?.destinationEmail, destination?.email]).toEqual([login, login]);
  });
  test('follows a new login address only without an address of its own', () => {
    const changed = (destinationFollows: boolean): AnyEvent => ({
      type: 'AccountEmailChanged',
      data: { email: 'new@example.com', destinationFollows },
    });
    expect(both(changed(true)).user).toMatchObject({ email: 'new@example.com', destinationEmail: 'new@example.com' });
    expect(both(changed(true)).destination).toBeUndefined();
    expect(both(requested, changed(true)).destination).toMatchObject({ email: 'new@example.com', pendingEmail: email, version: 3 });
    const { user, destination } = both(requested, confirmed, changed(false));
    expect([user?.email, user?.destinationEmail, destination?.email]).toEqual(['new@example.com', email, email]);
  });
  test('is deleted with the person', () => {
    const { user, destination } = both(requested, { type: 'AccountWithdrawn', data: { role: null } });
    expect(destination).toBeUndefined();
    expect(user).toMatchObject({ email: '', destinationEmail: null, deletedAt: NOON + 2 * HOUR });
  });
});
