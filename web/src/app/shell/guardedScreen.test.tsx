import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppRoute, routes } from '#web/routing/routes.ts';
import { noteSignedIn } from '#web/shared/data/auth/lastSession.ts';
import { signOut } from '#web/shared/data/auth/signIn.ts';
import { notYetKnown, signedIn, signedOut } from '#web/testing/fakeSession.ts';
import { GuardedScreen } from './guardedScreen.tsx';

const { waits } = vi.hoisted(() => ({ waits: { for: null as Promise<void> | null } }));
const Screen = () => {
  if (waits.for) use(waits.for);
  return <p>この画面</p>;
};
vi.mock('./screens.ts', () => ({ screenOf: () => Screen }));

const shownAt = (path: string) => {
  const router = createMemoryRouter(
    routes.map((route) => ({ path: route.path, element: <GuardedScreen route={route} /> })),
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { screen: screen.queryByText('この画面') !== null, path: router.state.location.pathname };
};

beforeEach(notYetKnown);
afterEach(() => {
  waits.for = null;
  signedOut();
  noteSignedIn(false);
});

test('if nobody was signed in before, a page for guests shows before the stored sign-in is read', () => {
  expect(shownAt('/login')).toEqual({ screen: true, path: '/login' });
});

test('a page for members waits until the sign-in is read', () => {
  expect(shownAt('/talent/jobs')).toEqual({ screen: false, path: '/talent/jobs' });
});

test('if a user was signed in before, no page is guessed', () => {
  noteSignedIn(true);
  expect(shownAt('/login')).toEqual({ screen: false, path: '/login' });
});

test.each([
  ['/talent/jobs/job-1', true],
  ['/talent/jobs', false],
])('while the screen of %s loads, it has the shape of its data: a picture (%s)', async (path, hasPicture) => {
  waits.for = new Promise(() => undefined);
  signedIn('a', { role: 'talent', hasTalentProfile: true });
  shownAt(path);
  await screen.findByRole('main');
  await screen.findByRole('status', { name: '読み込んでいます' });
  expect(document.querySelector('[data-loading] [style*="aspect-ratio"]') !== null).toBe(hasPicture);
});

const rendered: string[] = [];
const Page = ({ route }: { readonly route: AppRoute }) => {
  rendered.push(useLocation().pathname);
  return <GuardedScreen route={route} />;
};

test('a suspended account is signed out on the index, not on the page that it leaves', async () => {
  signedIn('a', { role: 'talent', hasTalentProfile: true, suspended: true });
  vi.mocked(signOut).mockImplementation(async () => {
    rendered.push('signed out');
  });
  const pages = routes.map((route) => ({ path: route.path, element: <Page route={route} /> }));
  render(<RouterProvider router={createMemoryRouter(pages, { initialEntries: ['/talent/jobs'] })} />);
  await vi.waitFor(() => expect(rendered).toEqual(['/talent/jobs', '/', 'signed out']));
});
