import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeResizes } from '#web/testing/resizes.ts';
import { KeptScroll } from './app.tsx';

let height = 0;
let grow: (() => void)[] = [];

beforeEach(() => {
  grow = fakeResizes();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Scrolls a list down, opens an item, and goes back to the list while it is `short` (px). */
const backTo = async (short: number) => {
  height = 5_000;
  const page = { element: null };
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Outlet />
          <KeptScroll />
        </>
      ),
      children: [
        { path: '/', ...page },
        { path: '/detail', ...page },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  window.scrollTo(0, 2_000);
  await act(() => router.navigate('/detail'));
  height = short;
  await act(() => router.navigate(-1));
  window.scrollTo(0, 100);
};

const resize = (to: number) => {
  height = to;
  for (const told of grow) told();
};

test('back in a list that is still short, the position is restored when the list has grown', async () => {
  await backTo(800);
  resize(1_500);
  expect(window.scrollY).toBe(100);
  resize(4_000);
  expect(window.scrollY).toBe(2_000);
});

test.each([
  [9_999, 2_000],
  [10_000, 100],
])('a list that has grown after %i ms is scrolled to %i px', async (waited, place) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await backTo(800);
  vi.advanceTimersByTime(waited);
  resize(4_000);
  expect(window.scrollY).toBe(place);
});

test('a page that gets shorter for a moment is scrolled back', async () => {
  await backTo(5_000);
  resize(1_500);
  expect(window.scrollY).toBe(100);
  resize(5_000);
  expect(window.scrollY).toBe(2_000);
});

test('a position further down is kept: the page has scrolled there', async () => {
  await backTo(5_000);
  window.scrollTo(0, 3_000);
  resize(6_000);
  expect(window.scrollY).toBe(3_000);
});

test('a user who scrolls keeps their position', async () => {
  await backTo(800);
  const stopped = vi.spyOn(ResizeObserver.prototype, 'disconnect');
  dispatchEvent(new Event('wheel'));
  expect(stopped).toHaveBeenCalledOnce();
});

test.each([
  ['another page', '/', 0],
  ['the same page', '/detail', 900],
])('a page that is opened by its address in the same tab starts where %s was left, if it is the same', (_, left, begins) => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 900, [left]: 900 }));
  height = 5_000;
  window.scrollTo(0, 0);
  const element = <KeptScroll />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/detail', element }], { initialEntries: ['/detail'] })} />);
  expect(window.scrollY).toBe(begins);
  sessionStorage.clear();
});
