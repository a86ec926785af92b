import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routeAt } from '#web/routing/routeAt.ts';
import { claimsOf } from '#web/shared/data/auth/claims.ts';
import type { Session } from '#web/shared/data/auth/session.ts';
import { useSignInQuery } from './guardedScreen.tsx';

const guest: Session = { kind: 'guest' };
const uncertified: Session = {
  kind: 'user',
  uid: 'c1',
  email: 'c1@example.com',
  emailVerified: true,
  claims: claimsOf({ role: 'client', hasClientProfile: true }),
};
type Visit = { readonly session: Session; readonly path: string; readonly search: string };
const visit = (first: Visit) =>
  renderHook(({ session, path, search }: Visit) => useSignInQuery(session, routeAt(path), path, search), { initialProps: first });

test.each(['/login', '/registration'])('a guest who signs in on %s goes home', (path) => {
  const { result, rerender } = visit({ session: guest, path, search: '' });
  expect(result.current).toBe('');
  rerender({ session: uncertified, path, search: '' });
  expect(new URLSearchParams(result.current).get('continuePath')).toBe('/client/mypage');
});

test('a page that was requested before has priority', () => {
  const search = '?continuePath=%2Fclient%2Fmypage%2Fcompany%2Fedit';
  const { result, rerender } = visit({ session: guest, path: '/login', search });
  rerender({ session: uncertified, path: '/login', search });
  expect(result.current).toBe(search);
});

test('for a user who is already signed in the guard alone decides', () => {
  const { result, rerender } = visit({ session: guest, path: '/', search: '' });
  rerender({ session: uncertified, path: '/', search: '' });
  rerender({ session: uncertified, path: '/login', search: '' });
  expect(result.current).toBe('');
});
